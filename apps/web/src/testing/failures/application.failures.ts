import { applicantsHref, offerHref } from '@plomada/domain'
import { offers, people } from '@plomada/domain/fixtures'
import { examples } from '@plomada/domain/calls'
import { fill, openDialog, press } from '../product.tsx'
import { list, type Read, type Write } from './failure.ts'

const { ana, bruno } = people
const offer = offerHref(offers.tankPump)
const comparison = applicantsHref(offers.tankPump)
const { result: own, commission } = examples.application.own.response
const withOwn = (result: unknown) => ({ 'application.own': { result, commission } })

export const reads: Read[] = [
  {
    call: 'application.list',
    at: comparison,
    viewer: ana,
    shows: list('Aún no tienes postulantes'),
  },
  { call: 'offer.get', at: comparison, viewer: ana, shows: list('Aún no tienes postulantes') },
  { call: 'application.own', at: offer, viewer: bruno, shows: ['No pudimos cargar la lista.'] },
]

/** The form shows their failures beside the file (see `application/photos.test.tsx`). */
export const unseen = ['application.photo']

export const writes: Write[] = [
  {
    call: 'offer.apply',
    at: offer,
    viewer: bruno,
    responses: withOwn(null),
    prepare: () =>
      press('Postular con presupuesto y mensaje').then(() =>
        fill({ Presupuesto: '45000', Mensaje: 'Incluye el automático', Horario: 'tarde' }),
      ),
    button: 'Enviar postulación',
  },
  {
    call: 'application.edit',
    at: offer,
    viewer: bruno,
    prepare: () =>
      press('Editar').then(() =>
        fill({ Presupuesto: '44000', Mensaje: 'Incluye también la prueba de presión' }),
      ),
    button: 'Guardar cambios',
  },
  {
    call: 'application.withdraw',
    at: offer,
    viewer: bruno,
    prepare: () => openDialog('Retirar'),
    button: 'Retirar',
  },
  {
    call: 'application.answerCounter',
    at: offer,
    viewer: bruno,
    responses: withOwn({ ...own, counterOffer: { amount: 40_000, state: 'open' } }),
    button: 'Aceptar monto',
  },
  {
    call: 'offer.accept',
    at: comparison,
    viewer: ana,
    prepare: () => press('ACEPTAR a Bruno Saldaño'),
    button: 'ACEPTAR',
  },
  {
    call: 'application.counter',
    at: comparison,
    viewer: ana,
    prepare: () => press('Contraofertar a Bruno Saldaño').then(() => fill({ Monto: '40000' })),
    button: 'Proponer',
  },
  {
    call: 'application.decline',
    at: comparison,
    viewer: ana,
    prepare: () =>
      press('Rechazar a Bruno Saldaño').then(() => fill({ Motivo: 'Hace falta que sea esta semana' })),
    button: 'Rechazar',
  },
]
