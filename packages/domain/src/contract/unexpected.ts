/** The sentence for an error of this product. Separate from the other problems, which pages load only with a request. */
export const UNEXPECTED = 'Algo falló de nuestro lado. Intentá de nuevo en un momento'
