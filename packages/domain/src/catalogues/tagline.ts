/** The one-sentence description of the product on the landing page, in search results and in link previews. */
export const TAGLINE =
  'Oficios de toda la provincia de Buenos Aires, con presupuesto a la vista y valoraciones de quienes ya contrataron.'
