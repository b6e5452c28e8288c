import { appointments } from '@plomada/domain/fixtures'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { stubBrowser } from '../../testing/jsdom/stubBrowser.ts'
import { AgendaMonth } from './AgendaMonth.tsx'

beforeAll(stubBrowser)
afterEach(cleanup)

it('leads Tab through the months and the appointments, and through nothing else (P-210)', async () => {
  render(
    <PlomadaProvider>
      <AgendaMonth month="2026-12" appointments={appointments} workDays={['lunes']} today="2026-12-02" />
    </PlomadaProvider>,
  )
  const stops: (string | null)[] = []
  for (;;) {
    await userEvent.tab()
    const { activeElement } = document
    if (activeElement === document.body || activeElement === null) break
    stops.push(activeElement.getAttribute('href'))
  }
  expect(stops).toEqual([
    '/agenda?mes=2026-11',
    '/agenda?mes=2026-12',
    '/agenda?mes=2027-01',
    '/trabajo/7',
    '/trabajo/9',
  ])
})

it('shows screen readers the days that have something, and no others (P-210)', () => {
  render(
    <PlomadaProvider>
      <AgendaMonth month="2026-12" appointments={appointments} today="2026-12-02" />
    </PlomadaProvider>,
  )
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(names).toEqual(['diciembre de 2026', '3jueves 3 de diciembre'])
  // The day, and its two appointments.
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
