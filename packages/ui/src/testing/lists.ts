import { expect, userEvent, waitFor } from 'storybook/test'

/** Returns options for a long list: «Calle 1», «Calle 2» and so on. */
export const createStreets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index + 1}`, label: `Calle ${index + 1}` }))

/** Returns the option that a field refers to as active. */
export const getActiveOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')

/** Expects that an option is active, visible in its list, and has its position in a list of `count` options. */
export async function expectActiveStreet(field: HTMLElement, position: number, count: number) {
  await waitFor(() => expect(getActiveOption(field)?.textContent).toBe(`Calle ${position}`))
  const option = getActiveOption(field)
  await expect(option).toHaveAttribute('aria-posinset', String(position))
  await expect(option).toHaveAttribute('aria-setsize', String(count))
  await waitFor(async () => {
    const box = option?.getBoundingClientRect()
    const list = option?.closest('[role=listbox]')?.getBoundingClientRect()
    await expect(box && list && box.top >= list.top && box.bottom <= list.bottom).toBe(true)
  })
}

/** Presses keys, and expects which option is active and visible after each. */
export async function pressKeys(field: HTMLElement, count: number, steps: readonly [string, number][]) {
  for (const [keys, position] of steps) {
    await userEvent.keyboard(keys)
    await expectActiveStreet(field, position, count)
  }
}
