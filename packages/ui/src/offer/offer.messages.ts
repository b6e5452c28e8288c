// Messages of the screens about offers. Exported one by one, so that a page includes only those it uses. A file per group of
// pages: the lists load only theirs.

export * from './offer.admin.messages.ts'
export * from './offer.detail.messages.ts'
export * from './offer.form.messages.ts'
export * from './offer.life.messages.ts'
export * from './offer.own.messages.ts'

export { OFFERS_TITLE as list } from '@plomada/domain'
export const work = 'Descripcion del trabajo:'
export const client = 'Datos del cliente'
export const budget = 'Presupuesto'
export const noDescription = 'No hay descripción'
export const apply = 'Postular'
export const applyTo = (title: string) => `Postular a ${title}`
export const applying = 'procesando...'
export const applied = 'Postulado'
export const declined = 'Postulación rechazada'
export const declinedShort = 'Rechazada'
export const ownOffer = 'Tu publicación'
export const closed = 'Cerrado'
export const hasApplied = 'Te has postulado'
export const needsProfile = 'Para postularte, completá tu perfil profesional.'
export const completeProfile = 'Completar el perfil profesional'
export const none = 'Sin resultados'
export const noneHelp = 'Probá con otras palabras o con menos filtros.'
export const clearFilters = 'Limpiar filtros'
