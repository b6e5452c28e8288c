import { people } from '@plomada/domain/fixtures'
import { professionalHref } from '@plomada/domain'
import { press } from '../product.tsx'
import type { Read, Write } from './failure.ts'

const { ana, bruno } = people
const professional = professionalHref(bruno)
const openInvitations = () => press('Invitar a postular')

export const reads: Read[] = [
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
    call: 'invitation.send',
    at: professional,
    viewer: ana,
    prepare: openInvitations,
    button: 'Invitar a «Cambiar la bomba del tanque»',
  },
]
