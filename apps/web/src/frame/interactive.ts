// The script in `index.html` sets this attribute of the document.

/** Says that the page reacts to its user, to styles and tests. */
export const markInteractive = (): void => void delete document.documentElement.dataset['beforeCode']

/** Returns whether the page reacts to its user. */
export const isInteractive = (): boolean => document.documentElement.dataset['beforeCode'] === undefined
