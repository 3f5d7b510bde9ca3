import type { DemoPage } from './page.ts';

export const returns: DemoPage = {
  seName: 'returns',
  titlePl: 'Zwroty i reklamacje',
  titleEn: 'Returns and complaints',
  footerRow: 2,
  inFleetShop: true,
  bodyPl: `
<p>Pomyłki się zdarzają, po obu stronach. Tak je załatwiamy.</p>
<h2>Zwrot części</h2>
<p>Nową, niezamontowaną część w oryginalnym opakowaniu przyjmujemy z powrotem w ciągu 14 dni od dostawy. Nie przyjmujemy części elektrycznych po rozpakowaniu, szyb ani części sprowadzanych na zamówienie, przy których było to zaznaczone.</p>
<ol>
<li>Zgłoś zwrot na stronie zamówienia, w oddziale lub e-mailem, podając numer zamówienia i pozycje.</li>
<li>Odeślij towar albo przekaż go kierowcy samochodu oddziału.</li>
<li>Korektę faktury wystawimy w ciągu trzech dni roboczych od przyjęcia.</li>
</ol>
<h2>Reklamacja</h2>
<p>Do reklamacji potrzebne są: numer zamówienia, przebieg i VIN samochodu, opis wady oraz data montażu. Część zachowaj do oględzin. Odpowiadamy w ciągu 14 dni.</p>
<h2>Części z kaucją</h2>
<p>Kaucję za część regenerowaną zwracamy po odesłaniu starej części w stanie nadającym się do regeneracji, w ciągu 60 dni.</p>`,
  bodyEn: `
<p>Mistakes happen, on both sides. This is how we settle them.</p>
<h2>Returning a part</h2>
<p>We take back a new, unfitted part in its original packaging within 14 days of delivery. We do not take back electrical parts once unpacked, glass, or parts brought in to order where this was stated.</p>
<ol>
<li>Ask for the return on the page of the order, in a branch or by email with the order number and the items.</li>
<li>Send the goods back or give them to the driver of the branch van.</li>
<li>The corrected invoice follows within three working days of arrival.</li>
</ol>
<h2>Complaints</h2>
<p>For a complaint we need the order number, the car's mileage and VIN, a description of the fault and the date of fitting. Keep the part for inspection. We answer within 14 days.</p>
<h2>Parts with a deposit</h2>
<p>The deposit on a remanufactured part is paid back when the old part returns within 60 days in a condition that can be remanufactured.</p>`,
};
