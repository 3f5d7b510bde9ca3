import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { bundleMailServer, received, startTestMailServer } from '../../../test/mail-server.ts';
import { smtpTransport } from './mail-transport.ts';
import { renderBody } from './mail.service.ts';

/** However busy the machine is: a mail server is started. */
const TIME = 60_000;

it(
  'a mail brings its pictures along, shown in the HTML and not offered as files',
  async () => {
    const { server, url } = await startTestMailServer(await bundleMailServer());
    onTestFinished(() => server.end('SIGKILL'));
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    const transport = smtpTransport(url, { from: 'shop@partsboard.example', host: 'localhost' });
    await transport.send({
      id: 1,
      createdAt: new Date(),
      messageId: '<1@mail.invalid>',
      senderName: 'Partsboard',
      senderAddress: null,
      storeAddress: null,
      storeHost: null,
      kind: 'order-confirmation',
      language: 'pl',
      recipient: 'anna@partsboard.example',
      subject: 'Zamówienie',
      ...renderBody(
        {
          language: 'pl',
          subject: 'Zamówienie',
          blocks: [
            { kind: 'paragraph', text: 'Przelew' },
            { kind: 'picture', png, size: 100, caption: 'Kod "QR"' },
          ],
        },
        'Partsboard',
      ),
    });
    transport.close();
    const [mail] = await received(server, 1);
    const { html, text, attachments } = await PostalMime.parse(mail?.source ?? '');
    expect(attachments).toMatchObject([{ mimeType: 'image/png', disposition: 'inline' }]);
    const [picture] = attachments;
    expect(Buffer.from(picture?.content as ArrayBuffer)).toEqual(png);
    expect(html).toContain(`src="cid:${picture?.contentId?.slice(1, -1) ?? ''}"`);
    expect(html).toContain('alt="Kod &quot;QR&quot;"');
    expect(text).toContain('Przelew');
    expect(text).not.toContain('QR');
  },
  TIME,
);
