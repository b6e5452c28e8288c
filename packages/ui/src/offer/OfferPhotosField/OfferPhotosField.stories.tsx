import { createPhotoFile, offers } from '@plomada/domain/fixtures'
import type { OfferPhoto } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { esARApplication } from '../../messages/esAR.application.ts'
import * as offerMessages from '../offer.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { OfferPhotosField } from './OfferPhotosField.tsx'
import type { OfferPhotoStore } from './sendPhotos.ts'
import { useOfferPhotos } from './useOfferPhotos.ts'

const guide: Guide = {
  whenToUse: 'For the photos of an offer in a form.',
  alternatives: { FileField: 'for one photo', DropZone: 'for files without captions' },
  anatomy: [
    'Zone for drop, paste and click',
    'Photos in their order: preview with a handle to drag, caption, status',
    'Buttons: earlier, later, replace, remove',
  ],
  do: [
    'Keep the photos with `useOfferPhotos`, and call its `send` when the form is submitted.',
    'Submit the form again for «Reintentar»: photos that are stored are not sent twice.',
  ],
  dont: ['Do not upload photos before the form is submitted: everyone would see them.'],
  keyboard: {
    Tab: 'Moves focus to the zone, then to the caption and the buttons of each photo',
    'Enter, Space': 'On a button: moves, replaces or removes the photo',
  },
  messages: {
    photoCaption: offerMessages.photoCaption(2),
    movePhotoEarlier: offerMessages.movePhotoEarlier(2),
    movePhotoLater: offerMessages.movePhotoLater(2),
    replacePhoto: offerMessages.replacePhoto(2),
    removePhoto: offerMessages.removePhoto(2),
    photoMoved: offerMessages.photoMoved(1, 3),
    retryPhoto: offerMessages.retryPhoto,
  },
}

const { photos: saved } = offers.tankPump
const [{ url: firstUrl }] = saved as [OfferPhoto]

const upload = fn<OfferPhotoStore['upload']>()
const setList = fn<OfferPhotoStore['setList']>()

interface ExampleProps {
  saved: readonly OfferPhoto[]
  errorMessage?: string
}

/** A form that sends its photos. */
function Example({ saved, errorMessage }: ExampleProps) {
  const photos = useOfferPhotos(saved)
  const send = async () => {
    const signal = new AbortController().signal
    await photos.settle().catch(() => {})
    await photos.send({ stored: saved, upload, setList }, { signal, onProgress: () => {} }).catch(() => {})
  }
  return (
    <MoreMessages messages={esARApplication}>
      <form
        aria-label="Publicar"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Stack gap={4}>
          <OfferPhotosField
            label="Fotos del trabajo"
            description="Opcional, hasta 8."
            photos={photos}
            {...(errorMessage !== undefined && { errorMessage })}
          />
          <Button type="submit">Enviar fotos</Button>
        </Stack>
      </form>
    </MoreMessages>
  )
}

const kitchen = createPhotoFile('cocina.png')
const roof = createPhotoFile('techo.png')

const meta = {
  title: 'Marketplace/Offer/OfferPhotosField',
  component: Example,
  tags: ['interactive'],
  parameters: { guide },
  args: { saved },
  beforeEach: () => {
    setList.mockReset().mockResolvedValue(undefined)
    upload.mockReset().mockImplementation(async (_, id) => ({ id, url: firstUrl }))
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const zone = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText('Fotos del trabajo', { selector: 'input' })
const captions = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
/** The rows become other elements when the code of dragging arrives, so a text is looked for until it is there to stay. */
const see = (canvasElement: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible())
/** Focuses an element at once: the rows stay the same elements while one of them has the focus. */
const focus = (canvasElement: HTMLElement, role: 'button' | 'textbox', name: string) => {
  const element = within(canvasElement).getByRole(role, { name })
  element.focus()
  return element
}
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(focus(canvasElement, 'button', name))

export const Default: Story = {
  name: 'Stored photos with their captions (P-188)',
  play: async ({ canvasElement }) => {
    await expect(captions(canvasElement)[0]).toBe('La bomba, en la terraza')
    await press(canvasElement, 'Enviar fotos')
    await expect(setList).not.toHaveBeenCalled()
  },
}

export const Empty: Story = { args: { saved: [] } }

export const Moved: Story = {
  name: 'Moved by keyboard: the focus follows the photo, and its place is announced (P-187)',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Mover la foto 3 un lugar antes' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Ahora es la foto 2 de 3')).toBeInTheDocument()
    const next = canvas.getByRole('button', { name: 'Mover la foto 2 un lugar antes' })
    await waitFor(() => expect(next).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    // At the end of the list the other direction has the focus.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Mover la foto 1 un lugar después' })).toHaveFocus(),
    )
    await expect(captions(canvasElement)[1]).toBe('La bomba, en la terraza')
    await press(canvasElement, 'Enviar fotos')
    const [first, second, third] = saved
    await waitFor(() =>
      expect(setList).toHaveBeenLastCalledWith(
        [third, first, second].map((photo) => ({ id: photo?.id, caption: photo?.caption })),
      ),
    )
  },
}

export const RemovedAndReplaced: Story = {
  name: 'Removed, replaced and described: new photos are sent once there is room for them (P-187, P-188)',
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Quitar la foto 2')
    await waitFor(() => expect(zone(canvasElement)).toHaveFocus())
    await userEvent.upload(zone(canvasElement), [kitchen])
    focus(canvasElement, 'textbox', 'Qué se ve en la foto 3')
    await userEvent.keyboard('La cocina')
    await press(canvasElement, 'Enviar fotos')
    await waitFor(() => expect(setList).toHaveBeenCalledTimes(2))
    const [first, , third] = saved.map(({ id, caption }) => ({ id, caption }))
    await expect(setList).toHaveBeenNthCalledWith(1, [first, third])
    const [, key] = upload.mock.lastCall ?? []
    await expect(setList).toHaveBeenLastCalledWith([first, third, { id: key, caption: 'La cocina' }])
  },
}

export const Failed: Story = {
  name: 'A photo that fails keeps the others, and «Reintentar» sends only it (P-189)',
  args: { saved: [] },
  play: async ({ canvasElement }) => {
    upload.mockRejectedValueOnce(
      Object.assign(new Error('La foto puede pesar hasta 5 MB'), { isUserError: true }),
    )
    await userEvent.upload(zone(canvasElement), [kitchen, roof])
    await press(canvasElement, 'Enviar fotos')
    await see(canvasElement, 'La foto puede pesar hasta 5 MB')
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
    await expect(setList).not.toHaveBeenCalled()
  },
}

export const NoPhoto: Story = {
  name: 'A file that is no photo is refused when it is chosen (P-189, P-180)',
  args: { saved: saved.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await userEvent.upload(zone(canvasElement), [new File(['texto'], 'nota.png', { type: 'image/png' })])
    await see(canvasElement, /^El archivo no es una foto/)
    await expect(within(canvasElement).queryByRole('button', { name: 'Reintentar' })).toBeNull()
  },
}

export const ContactData: Story = {
  name: 'A caption with contact data says that it is masked (P-188)',
  play: async ({ canvasElement }) => {
    const caption = focus(canvasElement, 'textbox', 'Qué se ve en la foto 2')
    await userEvent.type(caption, 'Llamame al 11 5555-0142')
    await waitFor(() => expect(caption).toHaveAccessibleDescription(/no se muestran acá/))
    await expect(caption).toHaveAttribute('maxlength', '120')
  },
}

const eight = Array.from({ length: 8 }, (_, index) => ({
  id: `5b0e9a34-6c1d-4f2e-8b77-2f1c9d3e4b0${index}`,
  url: firstUrl,
  caption: '',
}))

export const Full: Story = {
  name: 'Full: a ninth photo is refused at the field (P-187)',
  args: { saved: eight },
  play: async ({ canvasElement }) => {
    await userEvent.upload(zone(canvasElement), [kitchen])
    await see(canvasElement, /Podés elegir hasta 8 archivos/)
  },
}

export const WithError: Story = { args: { errorMessage: 'Puede tener hasta 8 fotos' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
