// Separate exports, so that a page bundles only the messages that it uses. The frame of every page uses those of this file.

export * from './shell.account.messages.ts'
export * from './shell.refusal.messages.ts'

export const home = 'Inicio'
export { PROFESSIONALS_TITLE as professionals } from '@plomada/domain'
export const offers = 'Servicios'
export const createOffer = 'Crear Servicio'
export const dashboard = 'Dashboard'
export const signIn = 'Ingresar'
export const profile = 'Mi Perfil'
export const contact = 'Contáctanos'
export const terms = 'Términos'
export const privacy = 'Privacidad'
export const regret = 'Botón de arrepentimiento'
export const rights = (year: number, brand: string) => `© ${year} ${brand}. Todos los derechos reservados.`
export const loading = 'Cargando...'
export const needsSignIn = 'Para seguir hace falta ingresar. Después se vuelve a esta página.'
export const routeError = 'Unexpected Application Error!'
export const routeErrorHelp = 'Algo falló al mostrar esta página. Recargar suele resolverlo.'
export const reload = 'Recargar'
export const retry = 'Reintentar'
export const unreachable = 'Sin conexión con el servidor. Volver a intentar en un momento'
