/** Text alternatives of the drawings. */
export const artMessages = {
  house: 'Casa en corte: una pintora, un electricista y los caños de agua y de gas a la vista',
} as const
