import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { agendaHref, assignmentHref, paths } from '@plomada/domain'
import { assignments, people } from '@plomada/domain/fixtures'
import { openApp, openDialog, press, server } from '../testing/product.tsx'

const { ana, bruno } = people

it('shows the month of the address, and the one before after Back (P-210)', async () => {
  openApp(agendaHref('2026-12'), bruno)
  await screen.findByRole('heading', { name: 'diciembre de 2026' })
  screen.getByRole('link', { name: 'Mes siguiente' }).click()
  await screen.findByRole('heading', { name: 'enero de 2027' })
  expect(location.search).toBe('?mes=2027-01')
  history.back()
  await screen.findByRole('heading', { name: 'diciembre de 2026' })
  expect(await screen.findByRole('heading', { name: /jueves 3 de diciembre/ })).toBeDefined()
})

it('shows the current month for an address without one, and for a wrong one (P-210)', async () => {
  const month = new Intl.DateTimeFormat('es-AR', {
    month: 'long',
    year: 'numeric',
    timeZone: 'America/Argentina/Buenos_Aires',
  })
  openApp(`${paths.agenda}?mes=hoy`, ana)
  expect(await screen.findByRole('heading', { name: month.format(new Date()) })).toBeDefined()
})

it('shows the new secret address after the change (P-211)', async () => {
  server.responses['assignment.renewFeed'] = { url: 'https://plomada.example/api/calendario/bnVldmE.ics' }
  openApp(paths.agenda, bruno)
  await openDialog('Cambiar la dirección')
  await press('Cambiar la dirección')
  expect(await screen.findByText(/bnVldmE/)).toBeDefined()
})

it('saves the agreed day of a job as a file (P-212)', async () => {
  const createObjectURL = vi.fn<(file: Blob) => string>(() => 'blob:plomada')
  Object.assign(URL, { createObjectURL })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  server.responses['assignment.get'] = { result: assignments.scheduled }
  openApp(assignmentHref(assignments.scheduled), ana)
  await press('Agregar al calendario')
  await waitFor(() => expect(names).toEqual(['trabajo-7.ics']))
  expect(await createObjectURL.mock.calls[0]?.[0].text()).toContain('BEGIN:VCALENDAR')
})
