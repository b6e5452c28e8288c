import { paths } from '@plomada/domain'
import { ContactLayout } from '../../contact/index.ts'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { respond, type DataState } from '../fixtures/screenData.ts'
import { contactMessage } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, navigate, withAppFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

const Contact = ({ dataState = 'loaded' }: { viewerName: ViewerName; dataState?: DataState }) => (
  <ContactLayout onSubmit={() => respond(dataState)} backHref={paths.home} />
)

const meta = {
  title: 'Screens/Contact',
  component: Contact,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'visitor' },
} satisfies Meta<typeof Contact>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('textbox', { name })
const write = async (canvas: HTMLElement) => {
  await userEvent.type(field(canvas, /Nombre/), contactMessage.name)
  await userEvent.type(field(canvas, /Email/), contactMessage.email)
  await userEvent.type(field(canvas, /Mensaje/), 'Una consulta')
  await userEvent.tab()
  await waitFor(() => expect(within(canvas).getByRole('button', { name: 'Enviar' })).toBeEnabled())
  within(canvas).getByRole('button', { name: 'Enviar' }).focus()
  await userEvent.keyboard('{Enter}')
}

export const Visitor: Story = {
  name: 'A visitor sends a message, reads the confirmation and goes back (S-046, S-154..S-157, S-434)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
    await write(canvasElement)
    await waitFor(() => expect(field(canvasElement, /Mensaje/)).toHaveValue(''))
    await expect(
      page
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(' '),
    ).toMatch(/Recibimos tu mensaje/)
    await userEvent.click(page.getByRole('link', { name: 'Volver' }))
    await expect(navigate).toHaveBeenLastCalledWith('/')
  },
}

export const Invalid: Story = {
  name: 'Shows an error at each touched field (S-158, S-347..S-351)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByText('Please enter your name')).toBeNull()
    await userEvent.click(field(canvasElement, /Nombre/))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    for (const text of ['Please enter your name', 'Please enter your email', 'Please enter your message'])
      await waitFor(() => expect(page.getByText(text)).toBeVisible())
    await userEvent.type(field(canvasElement, /Email/), 'ana')
    await userEvent.tab()
    await waitFor(() => expect(page.getByText('Invalid email')).toBeVisible())
  },
}

export const Offline: Story = {
  name: 'Keeps the message when sending fails (S-447)',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await expect(field(canvasElement, /Mensaje/)).toHaveValue('Una consulta')
  },
}

export const Client: Story = { args: { viewerName: 'client' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
