import { within } from 'storybook/test'

/** What the options of a native select say, in order, whether its list is open or not. */
export const optionWords = (select: HTMLElement): (string | null)[] =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
