import * as z from 'zod/mini'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import { instant, renameFields } from '@plomada/define'
import { applicationSchema, counterOfferSchema } from './application.ts'

const { shape } = applicationSchema

/** The names of an application's terms on the wire. They are not in the specification. */
export const termsWireNames = {
  quote: 'presupuesto',
  message: 'mensaje',
  availableFrom: 'desde',
  shift: 'horario',
  photoIds: 'fotos',
} as const

/** The names of the client's amount and of its answer on the wire. */
export const counterWireNames = { amount: 'monto', isAccepted: 'acepta' } as const

/** The wire format of the client's amount for a quote. */
export const counterOfferWire = z.nullable(
  renameFields(counterOfferSchema.shape, { amount: 'monto', state: 'estado' }),
)

/** The wire format of an application. */
export const applicationWire = renameFields(
  {
    ...shape,
    professional: renameFields(
      { ...shape.professional.shape, lastName: nullableLastName, photo: nullablePhoto },
      {
        photo: 'imagePerfil',
        trades: 'Jobs',
        averageRating: 'rating_promedio',
        reviewCount: 'valoraciones',
        city: 'ciudad',
        stepBacks: 'marchasAtras',
      },
    ),
    counterOffer: counterOfferWire,
    createdAt: instant,
    updatedAt: instant,
  },
  {
    quote: termsWireNames.quote,
    message: termsWireNames.message,
    availableFrom: termsWireNames.availableFrom,
    shift: termsWireNames.shift,
    photos: termsWireNames.photoIds,
    offerId: 'service',
    professional: 'profesional',
    previousAmount: 'montoAnterior',
    state: 'estado',
    declineReason: 'motivo',
    isOutdated: 'aReconfirmar',
    counterOffer: 'contraoferta',
    createdAt: 'fecha',
    updatedAt: 'fechaCambio',
  },
)
