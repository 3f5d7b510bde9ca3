import { hardware } from '../vocabulary/hardware.ts';
import { kinds, type Kind, type KindName } from '../vocabulary/kinds.ts';
import { placedInEnglish, placedInPolish, setPlacedInPolish } from '../vocabulary/polish.ts';
import type { Text } from '../boards/alternative.ts';
import type { Part } from './part.ts';

export const kindOf = ({ role }: Part): Kind => kinds[role.form === 'hardware' ? 'hardware' : role.kind];

const withLabels = (name: string, labels: Part['labels'], language: 'pl' | 'en', gap = ', '): string =>
  labels.reduce((text, label) => `${text}${/^\d/.test(label.pl) ? ' ' : gap}${label[language]}`, name);

/** "Zacisk hamulcowy przedni lewy, część wymienna"; sizes follow without a comma. */
export const nameOf = ({ role, places, labels }: Part): Text => {
  if (role.form === 'hardware') {
    const words = hardware.get(role.hardware);
    return {
      pl: withLabels(words?.pl ?? '', labels, 'pl', ' '),
      en: withLabels(words?.en ?? '', labels, 'en', ' '),
    };
  }
  const pl =
    role.kind === 'kit' ? setPlacedInPolish(role.pl, places) : placedInPolish(role.pl, role.gender, places);
  const en = placedInEnglish(role.en, places);
  return { pl: withLabels(pl, labels, 'pl'), en: withLabels(en, labels, 'en') };
};

const descriptions: Partial<Record<KindName, Text>> = {
  airbag: {
    pl: 'Element pirotechniczny: wysyłka wyłącznie transportem ADR, montaż tylko przez przeszkolony personel.',
    en: 'Pyrotechnic component: shipped by ADR transport only, to be fitted by trained staff.',
  },
  battery: {
    pl: 'Akumulator napełniony i naładowany. Do ceny doliczana jest kaucja przy braku zwrotu zużytego akumulatora.',
    en: 'Filled and charged battery. A deposit is added unless the old battery is returned.',
  },
  'brake-wear': {
    pl: 'Komplet na jedną oś. Czujnik zużycia należy zamówić oddzielnie.\nDocierać przez pierwsze 200 km.',
    en: 'Set for one axle. The wear sensor is ordered separately.\nBed in over the first 200 km.',
  },
  brake: {
    pl: 'Tarcze i zaciski wymieniać parami na jednej osi.',
    en: 'Replace discs and calipers in pairs on one axle.',
  },
  bumper: {
    pl: 'Element zagruntowany, przygotowany do lakierowania w kolorze nadwozia.',
    en: 'Primed, ready to be painted in body colour.',
  },
  damper: {
    pl: 'Amortyzatory wymieniać parami na jednej osi.',
    en: 'Replace shock absorbers in pairs on one axle.',
  },
  filter: {
    pl: 'Wymiana zgodnie z planem obsługi pojazdu.',
    en: 'Replace according to the maintenance schedule.',
  },
  fluid: {
    pl: 'Przestrzegać karty charakterystyki. Przechowywać w oryginalnym opakowaniu.',
    en: 'Observe the safety data sheet. Store in the original container.',
  },
  glass: {
    pl: 'Szyba z homologacją E20. Wklejać zgodnie z instrukcją producenta kleju.',
    en: 'Glass with E20 approval. Bond as the adhesive manufacturer instructs.',
  },
  kit: {
    pl: 'Zestaw zawiera wszystkie części potrzebne do naprawy. Skład podano na liście części zestawu.',
    en: 'The set contains all parts needed for the repair. Its contents are on the list of single parts.',
  },
  panel: {
    pl: 'Element zagruntowany. Przed lakierowaniem sprawdzić spasowanie.',
    en: 'Primed panel. Check the fit before painting.',
  },
  seal: {
    pl: 'Uszczelnienie jednorazowego użytku.',
    en: 'Single-use seal.',
  },
  single: {
    pl: 'Śruba jednorazowego użytku. Dokręcać momentem podanym w instrukcji naprawy.',
    en: 'Single-use bolt. Tighten to the torque given in the repair instructions.',
  },
  tyre: {
    pl: 'Opona letnia. Data produkcji nie starsza niż 24 miesiące.',
    en: 'Summer tyre. Made no more than 24 months ago.',
  },
  'winter-tyre': {
    pl: 'Opona zimowa z symbolem płatka śniegu (3PMSF). Data produkcji nie starsza niż 24 miesiące.',
    en: 'Winter tyre with snowflake symbol (3PMSF). Made no more than 24 months ago.',
  },
  'mc-tyre': {
    pl: 'Opona motocyklowa. Zwrócić uwagę na kierunek toczenia.',
    en: 'Motorcycle tyre. Observe the direction of rotation.',
  },
  unit: {
    pl: 'Po wymianie sterownik wymaga zaprogramowania i kodowania.',
    en: 'The unit must be programmed and coded after replacement.',
  },
  wheel: {
    pl: 'Cena za jedną obręcz bez opony, śrub i czujnika ciśnienia.',
    en: 'Price of one rim without tyre, bolts and pressure sensor.',
  },
};

const EXCHANGE: Text = {
  pl: 'Część regenerowana fabrycznie z gwarancją jak dla części nowej. Cena obowiązuje przy zwrocie części zużytej.',
  en: 'Factory remanufactured part with the warranty of a new one. The price applies if the old part is returned.',
};

export const descriptionOf = ({ role, exchange }: Part): Text | undefined => {
  if (exchange) return EXCHANGE;
  return role.form === 'hardware' ? undefined : descriptions[role.kind];
};
