import { createPhotoFile, demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import type { OfferPhotoStore } from '../OfferPhotosField/sendPhotos.ts'
import { OfferForm, type SubmittedPhotos } from './OfferForm.tsx'

const onSubmit = fn()

const guide: Guide = {
  whenToUse: 'To publish an offer.',
  alternatives: { FormFields: 'for a form with the default layout' },
  anatomy: [
    '«El trabajo»: title, description, one to five trades, budget, photo',
    '«El lugar»: province, city, address',
    'Submit button with the missing fields',
  ],
  do: [
    'Save the values of `onChange` and pass them as `draft` on the next visit.',
    'Return a promise from `onSubmit`. The form shows the progress and the result, and resets after success.',
  ],
  dont: ['Do not validate in `onSubmit`. The form definition does.'],
  keyboard: {
    Tab: 'Moves focus to the next field',
    Enter: 'In a text field: submits a valid form',
    'Arrow keys': 'In a select: select another option',
  },
  messages: {
    groupWork: offerMessages.groupWork,
    addTrade: offerMessages.addTrade,
    otherTrade: offerMessages.otherTrade(2),
    removeTrade: offerMessages.removeTrade('Pintura'),
    groupPlace: offerMessages.groupPlace,
    publish: offerMessages.publish,
    created: offerMessages.created,
    viewPublished: offerMessages.viewPublished,
    publishAnother: offerMessages.publishAnother,
    notCreated: offerMessages.notCreated,
  },
}

const meta = {
  title: 'Marketplace/Offer/OfferForm',
  component: OfferForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { trades: demoTrades, onSubmit, onChange: fn() },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue({ id: 412 })
  },
} satisfies Meta<typeof OfferForm>

export default meta
type Story = StoryObj<typeof meta>

const getSubmit = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Crear Servicio' })
const type = async (canvasElement: HTMLElement, name: string, text: string) => {
  const field = within(canvasElement).getByLabelText(new RegExp(`^${name}`))
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const fill = async (canvasElement: HTMLElement) => {
  await type(canvasElement, 'Título', 'Cambiar la bomba')
  await type(canvasElement, 'Descripción', 'No levanta presión')
  await type(canvasElement, 'Presupuesto', '48000')
  await type(canvasElement, 'Dirección', 'Calle 48 n.º 1120')
  await waitFor(() => expect(getSubmit(canvasElement)).toBeEnabled())
}

export const Default: Story = {
  name: 'Default (S-127, S-361, S-362)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('combobox', { name: /^Oficio/ })).toHaveTextContent('Plomería')
    await expect(form.getByRole('combobox', { name: /^Ciudad/ })).toHaveValue('Almirante Brown')
    await expect(getSubmit(canvasElement)).toBeDisabled()
    await expect(getComputedStyle(getSubmit(canvasElement)).opacity).toBe('0.5')
    await expect(form.getByText('Faltan: Título, Descripción, Presupuesto, Dirección')).toBeVisible()
  },
}

export const Submitted: Story = {
  name: 'Submitted (S-129, S-360, S-398)',
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await fill(canvasElement)
    await userEvent.click(form.getByRole('combobox', { name: /^Oficio/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Pintura' }))
    await userEvent.click(getSubmit(canvasElement))
    await waitFor(() => expect(form.getByText('Se creó con exito el servicio')).toBeVisible())
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Cambiar la bomba', tradeIds: [3], budget: 48000 }),
      expect.anything(),
    )
    await expect(form.getByLabelText(/^Título/)).toHaveValue('')
    await expect(form.getByRole('combobox', { name: /^Oficio/ })).toHaveTextContent('Plomería')
    // Resetting the form does not overwrite the draft.
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Cambiar la bomba', budget: 48000 }),
    )
  },
}

export const Published: Story = {
  name: 'Published: links to the offer, and starts another one (P-157)',
  args: { onConfirmationLeft: fn() },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await fill(canvasElement)
    await userEvent.click(getSubmit(canvasElement))
    await expect(await form.findByRole('link', { name: 'Ver la oferta' })).toHaveAttribute(
      'href',
      '/service/detail/412',
    )
    await expect(args.onConfirmationLeft).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: 'Publicar otra' }))
    await waitFor(() => expect(form.queryByText('Se creó con exito el servicio')).toBeNull())
    await expect(form.getByLabelText(/^Título/)).toHaveFocus()
    await expect(args.onConfirmationLeft).toHaveBeenCalledOnce()
  },
}

export const AddressForHired: Story = {
  name: 'Address for the hired person only (P-139)',
  args: { addressVisibility: 'hired' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('radio', { name: 'Solo la ve la persona que contrate' })).toBeChecked()
    await fill(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: 'La ven todos los que inician sesión' }))
    await userEvent.click(getSubmit(canvasElement))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ addressVisibility: 'everyone' }),
      expect.anything(),
    )
  },
}

export const WithContactData: Story = {
  name: 'With contact data (P-137)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const title = form.getByLabelText(/^Título/)
    await expect(title).toHaveAccessibleDescription('De 2 a 70 caracteres')
    await userEvent.type(title, 'Cambiar la bomba, 11 5555-0142')
    await waitFor(() =>
      expect(title).toHaveAccessibleDescription(/no se muestran acá: se los damos a quien contrates/),
    )
    await expect(title).not.toHaveAttribute('aria-invalid', 'true')
  },
}

export const WithErrors: Story = {
  name: 'With errors (S-352..S-357)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const expected: [string, string, string][] = [
      ['Título', 'x', 'Please enter a title'],
      ['Descripción', ' ', 'Please enter a description of the job'],
      ['Dirección', ' ', 'Please enter an address'],
      ['Presupuesto', '100000', 'Please enter an estimate of up to 5 digits'],
    ]
    for (const [name, text, message] of expected) {
      await type(canvasElement, name, text)
      await userEvent.tab()
      await waitFor(() => expect(form.getByText(message)).toBeVisible())
    }
    await userEvent.clear(form.getByLabelText(/^Presupuesto/))
    await waitFor(() => expect(form.getByText('Please enter an estimate')).toBeVisible())
    await expect(getSubmit(canvasElement)).toBeDisabled()
  },
}

export const PhotosFailed: Story = {
  name: 'A photo that fails keeps the form; sent again, only it is sent (P-189, S-379)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const photo = { id: 'x', url: '/a.webp', caption: '' }
    const upload = fn<OfferPhotoStore['upload']>().mockResolvedValue(photo)
    upload.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const stored: { id: string; caption: string }[] = []
    onSubmit.mockImplementation(async (_, photos: SubmittedPhotos) => {
      await photos.send({ stored, upload, setList: async () => {} })
      return { id: 412 }
    })
    await fill(canvasElement)
    const [roof, kitchen] = [createPhotoFile('techo.png'), createPhotoFile('cocina.png')]
    await userEvent.upload(form.getByLabelText('Fotos', { selector: 'input' }), [roof, kitchen])
    await waitFor(() => expect(getSubmit(canvasElement)).toBeEnabled())
    await userEvent.click(getSubmit(canvasElement))
    await expect(await form.findByRole('alert')).toHaveTextContent('Relleno correctamente los formularios')
    const [, sentKey] = upload.mock.lastCall ?? []
    stored.push({ id: String(sentKey), caption: '' })
    await userEvent.click(form.getByRole('button', { name: 'Reintentar' }))
    await expect(await form.findByText('Se creó con exito el servicio')).toBeVisible()
    await expect(upload.mock.calls.map(([file]) => file.name)).toEqual([
      'techo.png',
      'cocina.png',
      'techo.png',
    ])
    await waitFor(() => expect(form.queryByLabelText('Qué se ve en la foto 1')).toBeNull())
  },
}

export const Failed: Story = {
  name: 'Failed (S-379, S-438)',
  play: async ({ canvasElement }) => {
    onSubmit.mockRejectedValue(new TypeError('Failed to fetch'))
    await fill(canvasElement)
    await userEvent.click(getSubmit(canvasElement))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Relleno correctamente los formularios',
    )
    await expect(within(canvasElement).getByLabelText(/^Título/)).toHaveValue('Cambiar la bomba')
  },
}

/** Restores the values after a sign-in or a reload. */
export const WithDraft: Story = {
  args: { draft: { title: 'Pintar el frente', budget: 30_000, tradeIds: [3] } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByLabelText(/^Título/)).toHaveValue('Pintar el frente')
    await expect(form.getByLabelText(/^Presupuesto/)).toHaveValue('30.000')
    await expect(form.getByRole('combobox', { name: /^Oficio/ })).toHaveTextContent('Pintura')
  },
}

export const SeveralTrades: Story = {
  name: 'Several trades: at most five, each once (S-360)',
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await fill(canvasElement)
    const add = () => form.queryByRole('button', { name: 'Agregar otro oficio' })
    for (let more = 0; more < 4; more += 1) await userEvent.click(add() ?? canvasElement)
    await expect(add()).toBeNull()
    await userEvent.click(form.getByRole('combobox', { name: /^Otro oficio, 2/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Yesería' }))
    await userEvent.click(form.getByRole('button', { name: 'Quitar Pintura' }))
    await expect(add()).toHaveFocus()
    await userEvent.click(getSubmit(canvasElement))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    const [{ tradeIds }] = onSubmit.mock.lastCall as [{ tradeIds: number[] }]
    await expect(new Set(tradeIds).size).toBe(4)
    await expect(tradeIds).toContain(demoTrades.find(({ name }) => name === 'Yesería')?.id)
  },
}

export const HigherMaximum: Story = {
  name: 'Higher maximum: the hint contains it (S-356)',
  args: { budgetMaximum: 750_000 },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByText('En pesos, hasta 750.000')).toBeVisible()
    await type(canvasElement, 'Presupuesto', '750001')
    await userEvent.tab()
    await waitFor(() => expect(form.getByText('Please enter an estimate of up to 6 digits')).toBeVisible())
    await type(canvasElement, 'Presupuesto', '750000')
    await waitFor(() => expect(form.queryByText(/up to 6 digits/)).toBeNull())
  },
}

export const Loading: Story = { args: { trades: undefined } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
