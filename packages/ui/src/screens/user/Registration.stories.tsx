import { paths } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { respond, type DataState } from '../fixtures/screenData.ts'
import { RegistrationScreen } from './RegistrationScreen.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, navigate, withAppFrame, onPhone, onTablet } from '../fixtures/screenDecorators.tsx'

const Registration = ({
  viewerName,
  dataState = 'loaded',
}: {
  viewerName: ViewerName
  dataState?: DataState
}) => (
  <RequireViewer viewerName={viewerName}>
    {() => (
      <RegistrationScreen
        trades={demoTrades}
        hasFailed={false}
        onRetry={() => {}}
        onRegister={async () => {
          await respond(dataState)
          navigate(paths.additionalInfo)
        }}
      />
    )}
  </RequireViewer>
)

const meta = {
  title: 'Screens/Registration',
  component: Registration,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

const press = async (canvas: HTMLElement, name: string) => {
  const button = await within(canvas).findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  button.focus()
  await userEvent.keyboard('{Enter}')
}
const continueAsProfessional = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('radio', { name: 'Ofrezco mi trabajo' }))
  await press(canvas, 'Siguiente')
  await waitFor(() => expect(within(canvas).getByRole('button', { name: 'Regresar' })).toBeVisible())
}

export const Client: Story = {
  name: 'A client registers in one step and continues with personal data (S-048, S-159, S-162)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Crea tu usuario' })).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Busco a alguien para un trabajo' }))
    await press(canvasElement, 'Registrarse')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/aditionalinfo'))
  },
}

export const Professional: Story = {
  name: 'A professional registers in two steps (S-161, S-163, S-164, S-165)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await continueAsProfessional(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: 'Plomería' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'lunes' }))
    await userEvent.click(page.getByRole('combobox', { name: /Ciudad/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Quilmes' }))
    await press(canvasElement, 'Registrarse')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/aditionalinfo'))
  },
}

export const SecondStep: Story = { play: ({ canvasElement }) => continueAsProfessional(canvasElement) }

export const Offline: Story = {
  name: 'Shows the error and keeps the selection (S-417, S-441)',
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('radio', { name: 'Busco a alguien para un trabajo' }))
    await press(canvasElement, 'Registrarse')
    await expect(
      await page.findByText('El sitio no responde por un momento. Intentá de nuevo enseguida'),
    ).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Busco a alguien para un trabajo' })).toBeChecked()
  },
}

export const SignedOut: Story = { args: { viewerName: 'visitor' } }
export const Phone: Story = { globals: onPhone }
export const PhoneSecondStep: Story = {
  globals: onPhone,
  play: ({ canvasElement }) => continueAsProfessional(canvasElement),
}
export const Tablet: Story = { globals: onTablet }
