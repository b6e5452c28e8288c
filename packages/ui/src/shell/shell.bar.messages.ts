// Messages of the top bar.

export const home = 'Inicio'
export { PROFESSIONALS_TITLE as professionals } from '@plomada/domain'
export const offers = 'Servicios'
export const createOffer = 'Crear Servicio'
export const dashboard = 'Dashboard'
export const signIn = 'Ingresar'
export const profile = 'Mi Perfil'
export const messages = 'Mensajes'
export const account = 'Mi cuenta'
