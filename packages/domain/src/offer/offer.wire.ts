import * as z from 'zod/mini'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import { instant, renameFields } from '@plomada/define'
import { counterOfferWire, termsWireNames } from '../application/application.wire.ts'
import { tradeRefSchema } from '../trade/trade.ts'
import { applicantSchema, offerPhotoSchema, offerPreviewSchema, offerSchema, ownerSchema } from './offer.ts'
import { offerChangesSchema } from './changes.wire.ts'
import { offerStates } from './offer.state.ts'
import { offerHistorySchema } from './history.ts'

const ownerWire = renameFields(
  { ...ownerSchema.shape, lastName: nullableLastName, photo: nullablePhoto },
  { nickname: 'user', photo: 'imagePerfil' },
)

const applicantWire = renameFields(
  {
    ...applicantSchema.shape,
    lastName: nullableLastName,
    photo: nullablePhoto,
    counterOffer: counterOfferWire,
  },
  {
    photo: 'imagePerfil',
    trades: 'Jobs',
    averageRating: 'rating_promedio',
    reviewCount: 'valoraciones',
    quote: termsWireNames.quote,
    counterOffer: 'contraoferta',
    availableFrom: termsWireNames.availableFrom,
    shift: termsWireNames.shift,
    isActive: 'activo',
    isOutdated: 'aReconfirmar',
  },
)

/** The name of a caption on the wire. It is not in the specification. */
export const captionWireName = 'epigrafe'
/** The wire format of a photo of an offer. */
export const offerPhotoWire = renameFields(offerPhotoSchema.shape, { caption: captionWireName })
const { title, trades, budget, city, address, addressVisibility, description } = offerChangesSchema.shape

/** The wire format of the changed fields of an offer, with the names that the offer has. */
const changesWire = renameFields(
  { title, description, trades, budget, city, address, addressVisibility },
  {
    title: 'tittle',
    trades: 'jobs',
    budget: 'presupuesto',
    city: 'ciudad',
    address: 'direccion',
    addressVisibility: 'direccionPara',
  },
)

/** The wire format of an event in the history of an offer. */
export const offerHistoryWire = renameFields(
  { ...offerHistorySchema.shape, createdAt: instant, changes: z.nullable(changesWire) },
  { event: 'accion', createdAt: 'fecha', text: 'texto', changes: 'cambios' },
)

const wire = z.object({
  id: z.int(),
  /** The owner's first name. */
  name: z.string(),
  tittle: z.string(),
  description: z.string(),
  presupuesto: z.int(),
  /** The name is not in the specification. */
  montoAcordado: z.nullable(z.int()),
  fase: offerSchema.shape.phase,
  vence: z.nullable(instant),
  cierre: z.nullable(instant),
  cambios: z.nullable(
    renameFields({ changeId: z.int(), changes: changesWire }, { changeId: 'id', changes: 'campos' }),
  ),
  trabajo: offerSchema.shape.assignmentId,
  estadoTrabajo: offerSchema.shape.assignmentState,
  turnoTrabajo: offerSchema.shape.assignmentTurn,
  netoCentavos: offerSchema.shape.net,
  state: z.enum(offerStates.names),
  fecha_publicacion: instant,
  imageServiceUrl: nullablePhoto,
  /** The name is not in the specification. */
  fotos: z.array(offerPhotoWire),
  provincia: z.string(),
  ciudad: z.string(),
  direccion: z.nullable(z.string()),
  /** The name is not in the specification. */
  direccionPara: offerSchema.shape.addressVisibility,
  Jobs: z.array(tradeRefSchema),
  numberJobs: z.int(),
  userId: ownerWire,
  activo: z.boolean(),
  postulado: z.boolean(),
  /** The name is not in the specification. */
  estadoPostulacion: offerSchema.shape.applicationState,
  postulantes: z.array(applicantWire),
  contrat: z.nullable(applicantWire),
  /** The name is not in the specification. */
  contactoCliente: offerSchema.shape.ownerContact,
  calificado: z.boolean(),
})

export const offerWire = z.codec(wire, offerSchema, {
  decode: (w) => ({
    id: w.id,
    title: w.tittle,
    description: w.description,
    budget: w.presupuesto,
    agreedAmount: w.montoAcordado,
    phase: w.fase,
    expiresAt: w.vence,
    closedAt: w.cierre,
    pendingChanges: w.cambios,
    assignmentId: w.trabajo,
    assignmentState: w.estadoTrabajo,
    assignmentTurn: w.turnoTrabajo,
    net: w.netoCentavos,
    state: w.state,
    publishedAt: w.fecha_publicacion,
    photo: w.imageServiceUrl,
    photos: w.fotos,
    place: { province: w.provincia, city: w.ciudad, address: w.direccion },
    addressVisibility: w.direccionPara,
    trades: w.Jobs,
    owner: w.userId,
    isActive: w.activo,
    hasApplied: w.postulado,
    applicationState: w.estadoPostulacion,
    applicants: w.postulantes,
    hired: w.contrat,
    ownerContact: w.contactoCliente,
    isRated: w.calificado,
  }),
  encode: (offer) => ({
    id: offer.id,
    name: offer.owner.firstName,
    tittle: offer.title,
    description: offer.description,
    presupuesto: offer.budget,
    montoAcordado: offer.agreedAmount,
    fase: offer.phase,
    vence: offer.expiresAt,
    cierre: offer.closedAt,
    cambios: offer.pendingChanges,
    trabajo: offer.assignmentId,
    estadoTrabajo: offer.assignmentState,
    turnoTrabajo: offer.assignmentTurn,
    netoCentavos: offer.net,
    state: offer.state,
    fecha_publicacion: offer.publishedAt,
    imageServiceUrl: offer.photo,
    fotos: offer.photos,
    provincia: offer.place.province,
    ciudad: offer.place.city,
    direccion: offer.place.address,
    direccionPara: offer.addressVisibility,
    Jobs: offer.trades,
    numberJobs: offer.trades.length,
    userId: offer.owner,
    activo: offer.isActive,
    postulado: offer.hasApplied,
    estadoPostulacion: offer.applicationState,
    postulantes: offer.applicants,
    contrat: offer.hired,
    contactoCliente: offer.ownerContact,
    calificado: offer.isRated,
  }),
})

const previewWire = z.object({
  id: z.int(),
  tittle: z.string(),
  description: z.string(),
  presupuesto: z.int(),
  state: z.enum(offerStates.names),
  fecha_publicacion: instant,
  imageServiceUrl: nullablePhoto,
  /** The name is not in the specification. */
  fotos: z.array(offerPhotoWire),
  provincia: z.string(),
  ciudad: z.string(),
  Jobs: z.array(tradeRefSchema),
  /** The name is not in the specification. */
  numeroPostulantes: z.int(),
})

export const offerPreviewWire = z.codec(previewWire, offerPreviewSchema, {
  decode: (w) => ({
    id: w.id,
    title: w.tittle,
    description: w.description,
    budget: w.presupuesto,
    state: w.state,
    publishedAt: w.fecha_publicacion,
    photo: w.imageServiceUrl,
    photos: w.fotos,
    place: { province: w.provincia, city: w.ciudad },
    trades: w.Jobs,
    applicantCount: w.numeroPostulantes,
  }),
  encode: (preview) => ({
    id: preview.id,
    tittle: preview.title,
    description: preview.description,
    presupuesto: preview.budget,
    state: preview.state,
    fecha_publicacion: preview.publishedAt,
    imageServiceUrl: preview.photo,
    fotos: preview.photos,
    provincia: preview.place.province,
    ciudad: preview.place.city,
    Jobs: preview.trades,
    numeroPostulantes: preview.applicantCount,
  }),
})
