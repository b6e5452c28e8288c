import { assignmentHref, claimHref, paths } from '@plomada/domain'
import { assignments, people } from '@plomada/domain/fixtures'
import { fill, openDialog } from '../product.tsx'
import { list, type Read, type Write } from './failure.ts'

const { ana, bruno, elena } = people
const job = assignmentHref(assignments.done)
const claim = claimHref(assignments.disputed)

export const reads: Read[] = [
  { call: 'assignment.get', at: job, viewer: ana },
  { call: 'assignment.get', at: claim, viewer: ana },
  {
    call: 'assignment.listAll',
    at: paths.adminAssignments,
    viewer: elena,
    shows: list('No hay trabajos para mostrar'),
  },
  {
    call: 'assignment.agenda',
    at: paths.agenda,
    viewer: bruno,
    shows: ['No pudimos cargar la lista.'],
  },
  {
    call: 'assignment.feed',
    at: paths.agenda,
    viewer: bruno,
    shows: ['No pudimos cargar la dirección de tu agenda.'],
  },
]

/** The dialog shows their failures beside the file. */
export const unseen = ['assignment.photo']

export const writes: Write[] = [
  {
    call: 'assignment.act',
    at: job,
    viewer: ana,
    prepare: () => openDialog('Confirmar el trabajo'),
    button: 'Confirmar el trabajo',
  },
  {
    call: 'assignment.act',
    at: job,
    viewer: ana,
    prepare: () =>
      openDialog('Pedir cambios').then(() => fill({ 'Qué falta': 'Falta el zócalo del pasillo' })),
    button: 'Pedir cambios',
  },
  {
    call: 'assignment.act',
    at: claim,
    viewer: ana,
    responses: { 'assignment.get': { result: assignments.settlementProposed } },
    prepare: () => openDialog('Aceptar el arreglo'),
    button: 'Aceptar el arreglo',
  },
  {
    call: 'assignment.calendar',
    at: job,
    viewer: ana,
    responses: { 'assignment.get': { result: assignments.scheduled } },
    button: 'Agregar al calendario',
  },
  {
    call: 'assignment.renewFeed',
    at: paths.agenda,
    viewer: bruno,
    responses: { 'assignment.feed': { url: null } },
    button: 'Crear la dirección',
  },
  {
    call: 'assignment.renewFeed',
    at: paths.agenda,
    viewer: ana,
    prepare: () => openDialog('Cambiar la dirección'),
    button: 'Cambiar la dirección',
  },
]
