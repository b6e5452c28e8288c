import { contactMessage } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ContactScreen } from './FormScreens.tsx'
import { freshScreen, goTo, inFrame, onPhone, onTablet } from './Screen.tsx'

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame()],
  beforeEach: freshScreen,
  args: { who: 'visitor' },
} satisfies Meta<typeof ContactScreen>

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
  name: 'A visitor writes, is told that it was sent, and goes back (S-046, S-154..S-157, S-434)',
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
    ).toMatch(/envi/i)
    await userEvent.click(page.getByRole('link', { name: 'Volver' }))
    await expect(goTo).toHaveBeenLastCalledWith('/')
  },
}

export const Invalid: Story = {
  name: 'What is missing is said at each field, once it was touched (S-158, S-347..S-351)',
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
  name: 'A message that does not arrive is kept (S-447)',
  args: { given: 'offline' },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await expect(field(canvasElement, /Mensaje/)).toHaveValue('Una consulta')
  },
}

export const Client: Story = { args: { who: 'client' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
