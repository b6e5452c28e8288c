import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notice } from '../../base/Notice/Notice.tsx'
import { professionalMessages } from '../professional.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ContactBar, ContactCard, type ContactCardProps } from './ContactCard.tsx'

const guide: Guide = {
  whenToUse: 'On the page of a professional, to contact them.',
  alternatives: { ApplyPanel: 'next to an offer' },
  anatomy: [
    'Portrait, name and role of the viewer',
    'Hint',
    '«Contactar» and «Volver»',
    'Message about the result',
  ],
  do: ['Render `ContactBar` at the end of the same page, for narrow screens.'],
  dont: ["Do not pass `onContact` on the user's own page."],
  keyboard: {
    Tab: 'Moves focus to «Contactar», then to «Volver»',
    Enter: 'Contacts the professional or goes back',
    Space: 'On «Contactar»: contacts the professional',
  },
  messages: {
    contact: professionalMessages.contact,
    contacted: professionalMessages.contacted,
    back: professionalMessages.back,
    ownPage: professionalMessages.ownPage,
  },
}

const meta = {
  title: 'Marketplace/Professional/ContactCard',
  component: ContactCard,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    viewer: people.ana,
    professional: people.bruno,
    backHref: '/professional',
    onBack: fn(),
    onContact: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-150, S-152)',
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText('Ana Ferreyra')).toBeVisible()
    await expect(card.getByText('Usuario comun')).toBeVisible()
    await userEvent.tab()
    await expect(card.getByRole('button', { name: 'Contactar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onContact).toHaveBeenCalledOnce()
    const back = card.getByRole('link', { name: 'Volver' })
    await expect(back).toHaveAttribute('href', '/professional')
    back.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(back)
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  args: { contact: 'sending' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'procesando...' }))
    await expect(args.onContact).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  args: { contact: 'sent' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Notificacion enviada correctamente',
    )
    await expect(within(canvasElement).getByRole('button', { name: 'Contactar' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { notice: <Notice kind="error">Demasiados intentos seguidos. Esperá un momento</Notice> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

export const OwnPage: Story = {
  args: { viewer: people.bruno, onContact: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Contactar' })).toBeNull()
  },
}

const renderWithBar = (args: ContactCardProps) => (
  <>
    <ContactCard {...args} />
    <ContactBar {...args} />
  </>
)

/** Below 1024 px the buttons are at the bottom of the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: renderWithBar,
  play: async ({ args, canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Acciones' }))
    await expect(within(canvasElement).getAllByRole('button', { name: 'Contactar' })).toHaveLength(1)
    await userEvent.click(bar.getByRole('button', { name: 'Contactar' }))
    await expect(args.onContact).toHaveBeenCalledOnce()
  },
}

/** The result is above the buttons only. */
export const SentOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { contact: 'sent' },
  render: renderWithBar,
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Acciones' })
    await expect(bar).toContainElement(within(canvasElement).getByRole('status'))
    const button = within(bar).getByRole('button', { name: 'Contactar' })
    await expect(button).toBeDisabled()
    await expect(within(bar).getByRole('status').getBoundingClientRect().bottom).toBeLessThan(
      button.getBoundingClientRect().top,
    )
    await expect(args.onContact).not.toHaveBeenCalled()
  },
}
