/** Joins class names; leaves out what is off. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
