/** What is said of the drawings that carry meaning. */
export const artCopy = {
  house: 'Casa en corte: una pintora, un electricista y los caños de agua y de gas a la vista',
} as const
