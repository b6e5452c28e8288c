import { applications, createPhotoFile } from '@plomada/domain/fixtures'
import { Problem } from '@plomada/domain/contract'
import type { ApplicationDraft } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { photosMessages } from '../../marketplace/photos/photos.messages.ts'
import { applicationMessages } from '../application.messages.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import type { UploadPhoto } from '../../marketplace/uploadPhoto.ts'

const { storedPhoto, photosOffline, photosUnsent } = photosMessages
const { arrives, budgetIs, masked, cancel, apply, save } = applicationMessages
const onSubmit = fn<(terms: ApplicationDraft) => Promise<void>>()
const onUploadPhoto = fn<UploadPhoto>()
const kitchen = createPhotoFile('cocina.png')
const roof = createPhotoFile('techo.png')
const findPhotos = () => screen.getByLabelText('Fotos', { selector: 'input' })

const guide: Guide = {
  whenToUse:
    'For a professional who applies to an offer with a quote and a message, or edits an application.',
  alternatives: {
    ApplicationDialog: 'the same in a dialog',
    ApplyPanel: 'for an application with one click',
  },
  anatomy: [
    'Budget of the offer',
    'Quote, message, first day, shift, photos; all optional',
    'Message while the text has contact data',
    '«Cancelar» and «Enviar postulación» or «Guardar cambios»',
  ],
  do: [
    'Pass `terms` to edit an application.',
    'Upload each photo in `onUploadPhoto`, with the key, so that a repeated upload stores no second one.',
    'Throw from `onSubmit` if sending failed.',
  ],
  dont: ['Do not require a quote: without one, the application accepts the budget.'],
  keyboard: { Tab: 'Moves focus through the fields and buttons' },
  messages: { arrives, budgetIs, masked, cancel, apply, save, storedPhoto, photosOffline, photosUnsent },
}

const meta = {
  title: 'Marketplace/Application/ApplicationForm',
  component: ApplicationForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { budget: 48_000, onSubmit, onUploadPhoto, onCancel: fn() },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined)
    onUploadPhoto
      .mockReset()
      .mockImplementation(async (_, id) => ({ id, url: applications.edited.photos[0].url }))
  },
} satisfies Meta<typeof ApplicationForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (P-001, P-002)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('El presupuesto del cliente es $ 48.000.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Presupuesto/ }), '45000')
    await userEvent.type(canvas.getByRole('textbox', { name: /Mensaje/ }), 'Con materiales')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar postulación' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          quote: 45_000,
          message: 'Con materiales',
          availableFrom: null,
          shift: null,
          photoIds: [],
        }),
      ),
    )
  },
}

export const Net: Story = {
  name: 'Says what arrives of the price while it is typed (P-321)',
  args: { commission: { rate: 1500, minimum: 50_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('De $ 48.000 te llegan $ 40.800.')).toBeVisible()
    const quote = canvas.getByRole('textbox', { name: /Presupuesto/ })
    await userEvent.type(quote, '45003')
    await expect(canvas.getByText('De $ 45.003 te llegan $ 38.252,55.')).toBeVisible()
    await userEvent.clear(quote)
    await userEvent.type(quote, '1000')
    await expect(canvas.getByText('De $ 1.000 te llegan $ 500.')).toBeVisible()
    await userEvent.type(quote, ',5')
    await expect(canvas.queryByText(/te llegan/)).toBeNull()
  },
}

export const Editing: Story = {
  name: 'Editing: keeps the photos but the removed one (P-016)',
  args: { terms: applications.edited },
  play: async ({ canvas }) => {
    const [, kept] = applications.edited.photos
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Foto 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ photoIds: [kept.id] })),
    )
  },
}

export const ImpossibleDay: Story = {
  name: 'A text that is no possible day is not sent as no day (P-002)',
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: /Disponible desde/ })
    await userEvent.type(day, '1/1/2020')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar postulación' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Disponible desde')
    await expect(onSubmit).not.toHaveBeenCalled()
    await expect(day).toHaveValue('1/1/2020')
  },
}

export const FailedPhoto: Story = {
  name: 'A photo that fails keeps the others and the text (P-020)',
  play: async ({ canvas }) => {
    onUploadPhoto.mockRejectedValueOnce(new Problem('photoFormat'))
    await userEvent.type(canvas.getByRole('textbox', { name: /Mensaje/ }), 'Con fotos')
    await userEvent.upload(findPhotos(), [kitchen, roof])
    await expect(await canvas.findByText(/^Enviado/)).toBeVisible()
    await expect(canvas.getByText(/La foto tiene que ser JPEG/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar postulación' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tenés fotos sin enviar')
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar el envío de cocina.png' }))
    await waitFor(() => expect(canvas.getAllByText(/^Enviado/)).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar postulación' }))
    const keys = onUploadPhoto.mock.calls.map(([, key]) => key)
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ message: 'Con fotos', photoIds: [keys[0], keys[1]] }),
      ),
    )
    // The repeated upload has the key of the first one.
    await expect(keys[2]).toBe(keys[0])
  },
}

export const OfflinePhotos: Story = {
  name: 'Offline: photos wait, and are sent when the connection returns (P-020)',
  beforeEach: () => {
    const isOnline = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => isOnline.mockRestore()
  },
  play: async ({ canvas }) => {
    await userEvent.upload(findPhotos(), [kitchen, roof])
    await expect(await canvas.findByText(/mandamos tus fotos cuando vuelva/)).toBeVisible()
    await expect(onUploadPhoto).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  name: 'Amount and day that are not possible, and contact data (P-002, P-009)',
  args: { terms: { quote: 100_000, message: 'Llamar al 11 5555-0188', availableFrom: null, shift: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tapamos los teléfonos, emails, enlaces y usuarios/)).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: /Presupuesto/ }))
    await userEvent.tab()
    await expect(await canvas.findByText('El monto puede ser de hasta 99.999 pesos')).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Refused by the server: the values stay',
  play: async ({ canvas }) => {
    onSubmit.mockRejectedValue(new Problem('offerNotOpen'))
    await userEvent.type(canvas.getByRole('textbox', { name: /Mensaje/ }), 'Con materiales')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar postulación' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ya no recibe postulaciones')
    await expect(canvas.getByRole('textbox', { name: /Mensaje/ })).toHaveValue('Con materiales')
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }))
  },
}
