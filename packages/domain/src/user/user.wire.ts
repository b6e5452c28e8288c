import * as z from 'zod/mini'
import { days, shifts } from '../catalogues/week.ts'
import { renameFields } from '@plomada/define'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import { tradeRefSchema } from '../trade/trade.ts'
import { suspensionSchema, userSchema, type User } from './user.ts'
import { roles } from '../catalogues/roles.ts'

const suspensionWire = renameFields(suspensionSchema.shape, { reason: 'motivo', until: 'hasta' })

export const userShape = z.object({
  id: z.int(),
  user: z.string(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: nullableLastName,
  phone: z.nullable(z.string()),
  direccion: z.nullable(z.string()),
  ciudad: z.nullable(z.string()),
  provincia: z.nullable(z.string()),
  description: z.nullable(z.string()),
  imagePerfil: nullablePhoto,
  role: z.enum(roles),
  state: z.boolean(),
  rating_promedio: z.nullable(z.number()),
  /** This field and the last four are not in the specification. */
  valoraciones: z.int(),
  Jobs: z.array(tradeRefSchema),
  dias: z.array(z.enum(days)),
  horario: z.nullable(z.enum(shifts)),
  emailPendiente: z.optional(z.nullable(z.string())),
  alta: z.optional(z.iso.date()),
  suspension: z.optional(z.nullable(suspensionWire)),
  version: z.optional(z.int()),
})

type WireUser = z.output<typeof userShape>

export const userFromWire = (w: WireUser): User => ({
  id: w.id,
  nickname: w.user,
  firstName: w.firstName,
  lastName: w.lastName,
  email: w.email,
  phone: w.phone,
  place: { province: w.provincia, city: w.ciudad, address: w.direccion },
  description: w.description,
  photo: w.imagePerfil,
  role: w.role,
  isActive: w.state,
  averageRating: w.rating_promedio,
  reviewCount: w.valoraciones,
  trades: w.Jobs,
  days: w.dias,
  shift: w.horario,
  pendingEmail: w.emailPendiente,
  joinedOn: w.alta,
  suspension: w.suspension,
  version: w.version,
})

export const userToWire = (user: User): WireUser => ({
  id: user.id,
  user: user.nickname,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  direccion: user.place.address,
  ciudad: user.place.city,
  provincia: user.place.province,
  description: user.description,
  imagePerfil: user.photo,
  role: user.role,
  state: user.isActive,
  rating_promedio: user.averageRating,
  valoraciones: user.reviewCount,
  Jobs: user.trades,
  dias: user.days,
  horario: user.shift,
  emailPendiente: user.pendingEmail,
  alta: user.joinedOn,
  suspension: user.suspension,
  version: user.version,
})

export const userWire = z.codec(userShape, userSchema, { decode: userFromWire, encode: userToWire })
