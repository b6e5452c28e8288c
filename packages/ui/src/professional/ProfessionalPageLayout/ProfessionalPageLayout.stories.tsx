import { people, professionals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from '../../base/Notice/Notice.tsx'
import type { Guide } from '../../testing/guide.ts'
import { professionalCopy } from '../professional.copy.ts'
import { ProfessionalPageLayout } from './ProfessionalPageLayout.tsx'

const guide: Guide = {
  use: 'The whole page of a professional: header, description, ratings, reviews and the contact card.',
  instead: { DetailPage: 'for the page of something else' },
  anatomy: [
    'ProfessionalHeader',
    'AboutProfessional',
    'RatingSummary',
    'ReviewList',
    'ContactCard at the side, ContactBar on narrow screens',
  ],
  do: ['Hand `error` when there is no such person: the page says so and offers the ways out.'],
  dont: ['Do not hide «Volver»: it is how people compare.'],
  keys: { Tab: 'Through the page in reading order', Enter: 'Contacts or goes back' },
  copy: { retry: professionalCopy.retry, back: professionalCopy.back },
}

const meta = {
  title: 'Professional/ProfessionalPageLayout',
  component: ProfessionalPageLayout,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    professional: professionals.bruno,
    viewer: people.ana,
    reviewers: { 1: people.ana, 5: people.elena, 6: people.maximiliano },
    backHref: '/professional',
    onContact: fn(),
  },
} satisfies Meta<typeof ProfessionalPageLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Acerca del profesional',
      'Valoraciones',
      'Opiniones de nuestros usuarios',
    ])
    await expect(page.getAllByRole('button', { name: 'Contactar' })).toHaveLength(1)
  },
}

export const Sent: Story = { args: { contact: 'sent' } }
export const Unrated: Story = { args: { professional: professionals.carla } }

export const Loading: Story = {
  args: { professional: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Missing: Story = {
  args: { professional: undefined, error: 'No existe o ya no está disponible', onRetry: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Volver' })).toHaveAttribute(
      'href',
      '/professional',
    )
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Acciones' })
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const pressed = async (canvas: HTMLElement, role: 'status' | 'alert') => {
  const bar = within(within(canvas).getByRole('region', { name: 'Acciones' }))
  await userEvent.click(bar.getByRole('button', { name: 'Contactar' }))
  const { top, bottom } = (await within(canvas).findByRole(role)).getBoundingClientRect()
  await expect(top).toBeGreaterThan(0)
  await expect(bottom).toBeLessThan(window.innerHeight)
  return bar.getByRole('button', { name: 'Contactar' })
}

/** The message shows beside the button that was pressed, and a second press sends nothing. */
export const NarrowContacted: Story = {
  ...Narrow,
  render: function Contacted(args) {
    const [contact, setContact] = useState(args.contact)
    return <ProfessionalPageLayout {...args} contact={contact} onContact={() => setContact('sent')} />
  },
  play: async ({ canvasElement }) => {
    await expect(await pressed(canvasElement, 'status')).toBeDisabled()
  },
}

/** Why it failed shows there too, and the button can be pressed again. */
export const NarrowFailed: Story = {
  ...Narrow,
  render: function Failing(args) {
    const [notice, setNotice] = useState(args.notice)
    return (
      <ProfessionalPageLayout
        {...args}
        notice={notice}
        onContact={() => setNotice(<Notice kind="error">{professionalCopy.notContacted}</Notice>)}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await expect(await pressed(canvasElement, 'alert')).toBeEnabled()
  },
}
