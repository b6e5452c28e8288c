import { Problem } from '@plomada/domain/contract'
import { offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { reviewFormMessages } from '../reviewForm.messages.ts'
import { ReviewForm } from './ReviewForm.tsx'

const onSubmit = fn()

const guide: Guide = {
  whenToUse: 'For the window that rates a job after the payment.',
  alternatives: { ContactForm: 'for a message to the administrators' },
  anatomy: [
    'Heading «Valora el servicio»',
    'Stars; one star is selected initially',
    '«Tu reseña:»',
    '«Enviar»',
    'After sending: remaining seconds and a button that keeps the window open',
  ],
  do: ['Return a promise from `onSubmit`. The button shows «procesando...», then the window closes.'],
  dont: ['Do not preselect a higher score. The specification starts with one star.'],
  keyboard: {
    Tab: 'Moves focus to the stars, the text, then the button',
    'Arrow keys': 'On the stars: one more or one less',
    'Home, End': 'On the stars: one or five',
    Enter: 'On the button: sends the review',
  },
  messages: reviewFormMessages,
}

const meta = {
  title: 'Marketplace/Review/ReviewForm',
  component: ReviewForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { onSubmit, onClose: fn(), offer: offers.newWiring },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof ReviewForm>

export default meta
type Story = StoryObj<typeof meta>

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Enviar' }))

export const Default: Story = {
  name: 'Default (S-225..S-229, S-376)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Valora el servicio' })).toBeVisible()
    await expect(page.getByText(/^A Bruno Saldaño, por «/)).toBeVisible()
    await expect(page.getAllByRole('radio')).toHaveLength(5)
    await expect(page.getByRole('radio', { name: '1 estrella' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Tu reseña:' })).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeEnabled()
  },
}

export const Sent: Story = {
  name: 'Sent (S-230, S-231)',
  beforeEach: withFakeClock,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('radio', { name: '4 estrellas' }))
    await userEvent.type(page.getByRole('textbox', { name: 'Tu reseña:' }), 'Muy prolijo')
    await send(canvasElement)
    await waitFor(() => expect(page.getByText(/se cierra en/)).toBeVisible())
    await expect(onSubmit).toHaveBeenCalledWith({ score: 4, text: 'Muy prolijo' })
    await expect(page.getByRole('button', { name: 'procesando...' })).toBeVisible()
    await advanceClock(2499)
    await expect(args.onClose).not.toHaveBeenCalled()
    await advanceClock(1)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(within(canvasElement).getByRole('radio', { name: '3 estrellas' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('Bien')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ score: 3, text: 'Bien' }))
  },
}

export const KeptOpen: Story = {
  play: async ({ args, canvasElement }) => {
    await send(canvasElement)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Mantener abierta' }))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Guardamos tu valoración')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const AlreadyRated: Story = {
  name: 'Already rated (S-426, S-444)',
  play: async ({ canvasElement }) => {
    onSubmit.mockRejectedValue(new Problem('alreadyRated'))
    await send(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Ya valoraste este servicio',
    )
    await expect(within(canvasElement).queryByText(/se cierra en/)).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
