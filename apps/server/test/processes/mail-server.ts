import process from 'node:process';
import { SMTPServer } from 'smtp-server';

/**
 * A real mail server for tests: prints `listening PORT`, then one `mail JSON` line a mail that it took.
 * Its arguments: how many mails it puts off at first, an address that it never takes, and what else it does wrong:
 * `refuses` everybody at the door, `stalls`, so that a mail is never answered, or a reply such as `554 5.7.1 Blocked` to
 * every recipient.
 */
const [putOff = '0', unknownAddress = '', fault = ''] = process.argv.slice(2);
let toPutOff = Number(putOff);

const say = (line: string) => process.stdout.write(`${line}\n`);

const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect: (_session, done) => {
    done(fault === 'refuses' ? refusal(554, 'No SMTP service here') : undefined);
  },
  onRcptTo: (address, _session, done) => {
    const [, code, text = ''] = /^(\d{3}) (.+)/.exec(fault) ?? [];
    if (code !== undefined) done(refusal(Number(code), text));
    else done(address.address === unknownAddress ? refusal(550, 'No such mailbox') : undefined);
  },
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (fault === 'stalls') return;
      if (toPutOff > 0) {
        toPutOff -= 1;
        say('put off');
        done(refusal(451, 'Please try later'));
        return;
      }
      const to = session.envelope.rcptTo.map((one) => one.address);
      say(`mail ${JSON.stringify({ to, source: Buffer.concat(chunks).toString('utf8') })}`);
      done();
    });
  },
});

// A client that is killed in the middle of a mail resets its connection.
server.on('error', (error) => say(`error ${error.message}`));

const listening = server.listen(Number(process.env['SMTP_PORT'] ?? '0'), '127.0.0.1', () => {
  const address = listening.address();
  say(`listening ${typeof address === 'object' && address ? address.port : 0}`);
});
