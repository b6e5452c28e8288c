import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Day } from '../Day/Day.tsx'
import * as icons from '../Icon/icons.ts'
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx'
import { Timeline } from './Timeline.tsx'

const guide: Guide = {
  whenToUse:
    'To show what happened to one thing and what comes next, such as a booking from request to payment.',
  alternatives: { Stepper: 'for the steps of a form', Table: 'for many events with the same data' },
  anatomy: [
    'Mark with the state',
    'Line: solid after what is done, dashed before what comes',
    'Title, date and details',
  ],
  do: [
    'Write events that happened in the past tense.',
    'Say in the details of a failed event what users can do.',
  ],
  dont: ['Do not make a mark look like a button.', 'Do not mix events of several things.'],
  keyboard: {},
  messages: {
    done: 'timeline.done',
    current: 'timeline.current',
    upcoming: 'timeline.upcoming',
    failed: 'timeline.failed',
  },
}

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  parameters: { guide },
  args: {
    'aria-label': 'Reserva A-2048',
    events: [
      { id: 1, title: 'Se publicó el servicio', date: <Day date="2026-03-02" /> },
      {
        id: 2,
        title: 'Daniela Suárez aceptó',
        date: <Day date="2026-03-05" />,
        description: 'Visita el 18 de marzo a las 9:00.',
      },
      {
        id: 3,
        title: 'Trabajo en curso',
        state: 'current',
        date: <RelativeTime date="2026-03-18T12:00:00Z" now="2026-03-18T14:00:00Z" />,
      },
      { id: 4, title: 'Pago', state: 'upcoming' },
      { id: 5, title: 'Valoración', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers read the state before the title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('Hecho: Se publicó el servicio')
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    await expect(items[3]).toHaveTextContent('Pendiente: Pago')
  },
}

export const Failed: Story = {
  args: {
    events: [
      { id: 1, title: 'Se envió el pago', icon: icons.creditCard },
      {
        id: 2,
        title: 'El banco rechazó el pago',
        state: 'failed',
        description: 'Usá otra tarjeta o intentá de nuevo mañana.',
      },
      { id: 3, title: 'Valoración', state: 'upcoming' },
    ],
  },
}

export const Completed: Story = {
  args: {
    events: [
      { id: 1, title: 'Se publicó el servicio' },
      { id: 2, title: 'Se pagó el servicio' },
    ],
  },
}

export const SingleEvent: Story = { args: { events: [{ id: 1, title: 'Se creó la cuenta' }] } }

export const LongWords: Story = {
  args: {
    events: [
      {
        id: 1,
        title: 'Electroimpermeabilizaciones'.repeat(3),
        description: 'Cambiar la bomba del tanque y revisar la instalación. '.repeat(4),
      },
      { id: 2, title: 'Pago', state: 'current' },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    'aria-label': 'الحجز',
    events: [
      { id: 1, title: 'تم نشر الخدمة', description: 'يوم الأحد' },
      { id: 2, title: 'العمل جار', state: 'current' },
      { id: 3, title: 'الدفع', state: 'upcoming' },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Timeline {...args} />
    </div>
  ),
}
