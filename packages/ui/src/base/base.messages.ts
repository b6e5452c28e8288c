// Messages of the shared components. Exported one by one, so that a page includes only those it uses.

export const loading = 'Cargando...'
export const error = 'Error:'
export const close = 'Cerrar'
export const closeNotice = 'Cerrar aviso'
export const notices = 'Avisos'
export const skip = 'Saltar al contenido'
export const newTab = '(se abre en otra pestaña)'
export const noPhoto = 'Sin foto'
export const choose = 'Elegir'
export const choosePhoto = 'Elegir foto'
export const dropPhoto = 'o soltarla aquí'
export const removePhoto = 'Quitar foto'
export const share = 'Compartir'
export const linkCopied = 'El enlace se copió'
export const linkByHand = (address: string) => `No se pudo copiar. El enlace es ${address}`
export const searchHint = 'Desde 3 letras'
export const score = (full: number) => `${full} de 5 estrellas`
export const stars = (count: number) => (count === 1 ? '1 estrella' : `${count} estrellas`)
export const ofFive = (score: number) => `${score} de 5`
export const pages = 'Paginación'
export const page = (page: number) => `Página ${page}`
export const pageWord = 'Página'
export const pageOf = (page: number, pages: number) => `${page} de ${pages}`
export const previousPage = 'Página anterior'
export const nextPage = 'Página siguiente'
export const carousel = {
  role: 'carrusel',
  pause: 'Pausar el carrusel',
  play: 'Reanudar el carrusel',
  previous: 'Anterior',
  next: 'Siguiente',
} as const
