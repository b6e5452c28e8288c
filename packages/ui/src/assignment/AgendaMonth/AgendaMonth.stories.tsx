import { days } from '@plomada/domain'
import { appointments } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { agendaMessages as texts } from '../agenda.messages.ts'
import { AgendaMonth } from './AgendaMonth.tsx'

const { previous, next, today, todayIs, none, free, workDays, proposed } = texts

const [agreed, proposal] = appointments

const guide: Guide = {
  whenToUse: 'For the appointments of a user in a month.',
  alternatives: { Calendar: 'to select a day', AssignmentFacts: 'for the appointment of one job' },
  anatomy: [
    'Name of the month, and links to the months around it and to the current one',
    'Where there is room, all days of the month, from Monday; elsewhere the days that have something',
    'Each appointment with its shift, job and other party, a link to the job',
  ],
  do: ['Pass `workDays` from the profile of a professional.'],
  dont: ['Do not show the appointments of another month while the new ones load.'],
  keyboard: {
    Tab: 'Moves focus through the months and the appointments',
    Enter: 'Opens the month or the job',
  },
  messages: { previous, next, today, todayIs, none, free, workDays, proposed },
}

const meta = {
  title: 'Marketplace/Assignment/AgendaMonth',
  component: AgendaMonth,
  tags: ['interactive'],
  parameters: { guide },
  args: { month: '2026-12', appointments, today: '2026-12-02', onRetry: fn() },
} satisfies Meta<typeof AgendaMonth>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Shows the days of a month that have something, with links to the jobs (P-210)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'diciembre de 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    const day = within(
      canvas.getByRole('heading', { name: 'jueves 3 de diciembre' }).closest('li') as HTMLElement,
    )
    const [first, second] = day.getAllByRole('link')
    await expect(first).toHaveAttribute('href', '/trabajo/7')
    await expect(first).toHaveTextContent('Por la mañana')
    await expect(first).toHaveTextContent('Con Ana Ferreyra, en Lomas de Zamora')
    await expect(first).not.toHaveTextContent('Sin confirmar')
    await expect(second).toHaveTextContent('Sin confirmar')
    await expect(canvas.getByRole('link', { name: 'Mes anterior' })).toHaveAttribute(
      'href',
      '/agenda?mes=2026-11',
    )
    await expect(canvas.getByRole('link', { name: 'Mes siguiente' })).toHaveAttribute(
      'href',
      '/agenda?mes=2027-01',
    )
    await expect(canvas.getByRole('link', { name: 'Este mes' })).toHaveAttribute(
      'href',
      '/agenda?mes=2026-12',
    )
  },
}

export const WorkDays: Story = {
  name: 'Marks the free days on which a professional works (P-210)',
  args: { workDays: days.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Tus días de trabajo, según tu perfil: lunes, martes y miércoles.'),
    ).toBeVisible()
    // Mondays, Tuesdays and Wednesdays from December 2, 2026 on.
    await expect(canvas.getAllByText('Libre')).toHaveLength(13)
  },
}

export const Today: Story = {
  args: { today: '2026-12-03' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hoy, jueves 3 de diciembre' })).toBeInTheDocument()
  },
}

export const None: Story = {
  args: { appointments: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No tenés días acordados ni propuestos en diciembre de 2026.'),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  args: { appointments: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Failed: Story = {
  args: { appointments: undefined, hasFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Full: Story = {
  name: 'Many appointments, with long words',
  args: {
    appointments: Array.from({ length: 24 }, (_, index) => ({
      ...(index % 3 === 0 ? proposal : agreed),
      assignmentId: 100 + index,
      day: `2026-12-${String(1 + ((index * 5) % 31)).padStart(2, '0')}`,
      title: index % 2 === 0 ? 'Electrodomésticos: impermeabilización' : 'pintar',
    })).toSorted((one, other) => one.day.localeCompare(other.day)),
  },
}

export const Phone: Story = {
  name: 'On a phone, a list of the days that have something (P-210)',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'jueves 3 de diciembre' })).toBeVisible()
    await expect(canvas.getByText('4')).not.toBeVisible()
  },
}
