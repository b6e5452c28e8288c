import { people, createPhotoFile } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { userMessages } from '../user.messages.ts'
import { PhotoForm } from './PhotoForm.tsx'

const onSubmit = fn()

const guide: Guide = {
  whenToUse: 'On the account page, to change the own photo.',
  alternatives: { RegistrationForm: 'for the first photo', DropZone: 'for several photos' },
  anatomy: ['The current photo', 'Who sees it', 'A file, with a preview', '«Cambiar la foto»'],
  do: ['Update `person` after the upload, so that the new photo is shown.'],
  dont: ['Do not remove the current photo before the upload has ended.'],
  keyboard: { Tab: 'Moves focus to the field and the button', Enter: 'Chooses a file, or uploads it' },
  messages: { savePhoto: userMessages.savePhoto, photoHelp: userMessages.photoHelp },
}

const meta = {
  title: 'Marketplace/User/PhotoForm',
  component: PhotoForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { person: people.bruno, onSubmit },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof PhotoForm>

export default meta
type Story = StoryObj<typeof meta>

const photo = createPhotoFile('retrato.png')
const choose = (canvas: HTMLElement, file: File) =>
  userEvent.upload(within(canvas).getByLabelText(/Foto nueva/), file, { applyAccept: false })
const findButton = (canvas: HTMLElement) => within(canvas).findByRole('button', { name: 'Cambiar la foto' })

export const Default: Story = {
  name: 'Uploads a photo and empties the field (P-150)',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, photo)
    await expect(await within(canvasElement).findByText('retrato.png')).toBeVisible()
    const button = await findButton(canvasElement)
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(photo, expect.anything()))
    await waitFor(() => expect(within(canvasElement).queryByText('retrato.png')).toBeNull())
  },
}

export const WithoutPhoto: Story = { args: { person: people.ana } }

export const WrongFile: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['text'], 'nota.txt', { type: 'text/plain' }))
    await expect(await within(canvasElement).findByText(/^Elegí un archivo que sea/)).toBeVisible()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const LongName: Story = { args: { person: people.maximiliano } }
