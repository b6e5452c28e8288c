import { people, professionals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import type { Guide } from '../../testing/guide.ts'
import { professionalMessages } from '../professional.messages.ts'
import { ProfessionalPageLayout } from './ProfessionalPageLayout.tsx'

const guide: Guide = {
  whenToUse: 'For the page of a professional.',
  alternatives: { DetailPage: 'for the page of an offer' },
  anatomy: [
    'ProfessionalHeader, with buttons near the name',
    'AboutProfessional',
    'RatingSummary',
    'ReviewList',
    'ContactCard next to the content; ContactBar on narrow screens',
  ],
  do: ['Set `error` if the professional does not exist or failed to load. The page shows it with «Volver».'],
  dont: ['Do not hide «Volver»: users return to the list to compare professionals.'],
  keyboard: { Tab: 'Moves focus to the next control', Enter: 'Contacts the professional or goes back' },
  messages: { retry: professionalMessages.retry, back: professionalMessages.back },
}

const meta = {
  title: 'Marketplace/Professional/ProfessionalPageLayout',
  component: ProfessionalPageLayout,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    professional: professionals.bruno,
    viewer: people.ana,
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

/** The buttons near the name arrive later, here with a click on «Contactar». */
export const HeaderActions: Story = {
  name: 'Reserves the place of the buttons near the name (P-023)',
  render: function Render(args) {
    const [hasLoaded, setLoaded] = useState(false)
    return (
      <ProfessionalPageLayout
        {...args}
        headerActions={hasLoaded ? <Button size="small">Guardar</Button> : null}
        onContact={() => setLoaded(true)}
      />
    )
  },
  play: async ({ canvas }) => {
    const getTop = () =>
      canvas.getByRole('heading', { name: 'Acerca del profesional' }).getBoundingClientRect().top
    const before = getTop()
    await userEvent.click(canvas.getByRole('button', { name: 'Contactar' }))
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toBeVisible()
    await expect(getTop()).toBe(before)
  },
}

export const Sent: Story = { args: { contact: 'sent' } }
export const NoRatings: Story = { args: { professional: professionals.carla } }

export const Loading: Story = {
  args: { professional: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const NotFound: Story = {
  args: { professional: undefined, error: 'No existe o ya no está disponible', onRetry: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Volver' })).toHaveAttribute(
      'href',
      '/professional',
    )
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Acciones' })
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const clickContact = async (canvas: HTMLElement, role: 'status' | 'alert') => {
  const bar = within(within(canvas).getByRole('region', { name: 'Acciones' }))
  await userEvent.click(bar.getByRole('button', { name: 'Contactar' }))
  const { top, bottom } = (await within(canvas).findByRole(role)).getBoundingClientRect()
  await expect(top).toBeGreaterThan(0)
  await expect(bottom).toBeLessThan(window.innerHeight)
  return bar.getByRole('button', { name: 'Contactar' })
}

/** The message is next to the clicked button, which is disabled. */
export const SentOnAPhone: Story = {
  ...OnAPhone,
  render: function Controlled(args) {
    const [contact, setContact] = useState(args.contact)
    return <ProfessionalPageLayout {...args} contact={contact} onContact={() => setContact('sent')} />
  },
  play: async ({ canvasElement }) => {
    await expect(await clickContact(canvasElement, 'status')).toBeDisabled()
  },
}

/** The error is next to the clicked button, which stays enabled. */
export const FailedOnAPhone: Story = {
  ...OnAPhone,
  render: function Controlled(args) {
    const [notice, setNotice] = useState(args.notice)
    return (
      <ProfessionalPageLayout
        {...args}
        notice={notice}
        onContact={() => setNotice(<Notice kind="error">{professionalMessages.notContacted}</Notice>)}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await expect(await clickContact(canvasElement, 'alert')).toBeEnabled()
  },
}
