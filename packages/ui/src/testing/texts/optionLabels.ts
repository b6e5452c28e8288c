import { within } from 'storybook/test'

/** Returns the labels of a native select's options in order, also while its list is closed. */
export const optionLabels = (select: HTMLElement): (string | null)[] =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
