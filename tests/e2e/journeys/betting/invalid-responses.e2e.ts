import { sample } from '../../../support/seed';
import { expect, test } from '../../fixtures';
import { OrdersPage } from '../../pages/orders-page';
import { endOf, sendsOf, shortName, VENUES, WIRE, type Venue } from '../../venues';

/** The response to a bet without its state, and with the order's number as a number. */
const WITHOUT_STATE: Readonly<Record<Venue, (text: string) => string>> = {
  FBTY: (text) => text.replace(/"id":"(\d+)","st":\d/, '"id":$1,"st":null'),
  IMTY: (text) => text.replace(/"BetConfirmationStatus":\d/, '"BetConfirmationStatus":{}').replace(/"WagerId":"(\d+)"/, '"WagerId":$1'),
  OBTY: (text) => text.replace(/"orderStatusCode":\d/, '"orderStatusCode":[]').replace(/"orderNo":"(\d+)"/, '"orderNo":$1'),
};
/** The list of open orders without their highest return. */
const LIST: Readonly<Record<Venue, string>> = { FBTY: '/new/bet/list', IMTY: '/GetBetList', OBTY: '/getOrderListV3PB' };
const WITHOUT_RETURN = /"(mla|PotentialPayout)":[\d.]+/g;

for (const venue of sample(VENUES, 1, 'answers that do not fit')) {
  test(`${venue}: a bet whose response has no readable state is looked up by its number, and an order shows no unknown return`, async ({
    page,
    member,
    control,
    match,
    slip,
    startBet,
    auditLedger,
  }) => {
    expect(member.userName).toBeTruthy();
    const altered: string[] = [];
    const sends = sendsOf(page, WIRE[venue].bet);
    await page.route(`**${endOf(WIRE[venue].bet)}`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      altered.push(WITHOUT_STATE[venue](text));
      expect(altered.at(-1)).not.toBe(text);
      await route.fulfill({ response, body: altered.at(-1)! });
    });
    await startBet('主', venue);
    await slip.stake('100');
    await control.clock({ decisions: 'hold' });
    await slip.place();
    await expect(slip.leg(match).getByText('确认中')).toBeVisible();
    const { orderId } = await slip.accepted();
    expect(altered[0]).toContain(orderId);
    expect([altered.length, sends()]).toEqual([1, 1]);
    await slip.finish();

    await page.route(`**${LIST[venue]}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(WITHOUT_RETURN, '"$1":null') });
    });
    const orders = new OrdersPage(page);
    await orders.open();
    const card = orders.card(orderId);
    await expect(card).toContainText(shortName(venue));
    // OB's list is packed and stays unchanged.
    if (venue !== 'OBTY') expect(await orders.figure(card, '最高可得')).toBe('—');
    await auditLedger(1);
  });
}
