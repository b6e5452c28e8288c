import { href, paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { list, type Read, type Write } from './failure.ts'

const { ana, bruno } = people
const professional = href(paths.professional, bruno)

export const reads: Read[] = [
  {
    call: 'favorite.list',
    at: paths.favorites,
    viewer: ana,
    shows: list('Todavía no guardaste profesionales'),
  },
  { call: 'favorite.get', at: professional, viewer: ana, shows: ['Guardar'], isOptional: true },
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
]
