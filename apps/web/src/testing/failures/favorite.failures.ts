import { href, paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { press } from '../product.tsx'
import { list, type Read, type Write } from './failure.ts'

const { ana, bruno } = people
const professional = href(paths.professional, bruno)
const openInvitations = () => press('Invitar a postular')

export const reads: Read[] = [
  {
    call: 'favorite.list',
    at: paths.favorites,
    viewer: ana,
    shows: list('Todavía no guardaste profesionales'),
  },
  { call: 'favorite.get', at: professional, viewer: ana, shows: ['Guardar'], isOptional: true },
  {
    call: 'invitation.options',
    at: professional,
    viewer: ana,
    prepare: openInvitations,
    shows: ['No pudimos cargar la lista.'],
  },
]

export const writes: Write[] = [
  {
    call: 'favorite.save',
    at: professional,
    viewer: ana,
    responses: { 'favorite.get': { isSaved: false } },
    button: 'Guardar a Bruno Saldaño',
  },
  {
    call: 'favorite.remove',
    at: professional,
    viewer: ana,
    button: 'Guardado: quitar a Bruno Saldaño',
  },
  {
    call: 'favorite.remove',
    at: paths.favorites,
    viewer: ana,
    button: 'Guardado: quitar a Bruno Saldaño',
  },
  {
    call: 'invitation.send',
    at: professional,
    viewer: ana,
    prepare: openInvitations,
    button: 'Invitar a «Cambiar la bomba del tanque»',
  },
]
