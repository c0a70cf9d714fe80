import { expect, type Page } from '@playwright/test';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** What has opened over the page. */
const countOpen = (page: Page) =>
  page
    .locator('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
    .filter({ visible: true })
    .count();

export interface Screen {
  /** The page on a phone: its size, and a finger instead of a mouse. */
  beAPhone: () => Promise<void>;
  beADesktop: () => Promise<void>;
}

/**
 * Makes a desktop of a phone and back, with what is shown: to get to a view takes longer than to look at it. The app decides by
 * its style sheet alone what differs between them, so what has opened stays open.
 */
export const screenOf = async (page: Page): Promise<Screen> => {
  const client = await page.context().newCDPSession(page);
  let isPhone = false;
  const become = async (phone: boolean) => {
    // even to be told the same again closes a list of options that is open
    if (phone === isPhone) return;
    isPhone = phone;
    const before = await countOpen(page);
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    await page.setViewportSize(isPhone ? PHONE : DESKTOP);
    expect(await countOpen(page), 'what has opened is still there').toBe(before);
  };
  return { beAPhone: () => become(true), beADesktop: () => become(false) };
};
