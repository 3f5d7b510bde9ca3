import { generateCatalogue } from './src/generate-catalogue.ts';
const [folder = '/tmp/cat', scale = '0.01', seed = '2107'] = process.argv.slice(2);
const t = performance.now();
const s = generateCatalogue({ folder, scale: Number(scale), seed: Number(seed), onProgress: (p) => console.error(((performance.now() - t) / 1000).toFixed(1), p, Math.round(process.memoryUsage().rss / 1e6)) });
console.log(s, ((performance.now() - t) / 1000).toFixed(1) + ' s', Math.round(process.resourceUsage().maxRSS / 1024) + ' MB');
