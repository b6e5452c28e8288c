import { people } from '@plomada/domain/fixtures'
import { AdditionalInfoLayout, userMessages } from '../../user/index.ts'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import type { DataState } from '../fixtures/screenData.ts'
import { useSave } from '../fixtures/useSave.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { resetSpies, navigate, withAppFrame, onPhone } from '../fixtures/screenDecorators.tsx'

const { firstName, lastName, email } = people.ana

function AdditionalInfo({
  viewerName,
  dataState = 'loaded',
}: {
  viewerName: ViewerName
  dataState?: DataState
}) {
  const save = useSave(dataState, userMessages.completed)
  return (
    <RequireViewer viewerName={viewerName}>
      {() => <AdditionalInfoLayout person={{ firstName, lastName, email }} onSubmit={save} />}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/AdditionalInfo',
  component: AdditionalInfo,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof AdditionalInfo>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'Saves the data, shows a notice and goes to the home page (S-045, S-166..S-169)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Registrate' })).toBeVisible()
    await userEvent.type(page.getByRole('textbox', { name: /Telefono/ }), '2215550142{Enter}')
    await expect(await page.findByText('Datos completos')).toBeVisible()
    await expect(navigate).toHaveBeenCalledWith('/')
  },
}

export const Invalid: Story = {
  name: 'Shows an error at each touched field (S-363, S-365, S-366, S-368)',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('textbox', { name: /Apellido/ }), ' y Urquiza')
    await userEvent.clear(page.getByRole('textbox', { name: /Email/ }))
    await userEvent.click(page.getByRole('textbox', { name: /Telefono/ }))
    await userEvent.tab()
    for (const text of ['Puede tener 10 caracters o menos', 'Email obligatorio', 'La ciudad es obligatoria'])
      await waitFor(() => expect(page.getByText(text)).toBeVisible())
    await userEvent.type(page.getByRole('textbox', { name: /Email/ }), 'ana@')
    await userEvent.tab()
    await waitFor(() => expect(page.getByText('Email invalido')).toBeVisible())
  },
}

export const Offline: Story = {
  args: { dataState: 'offline' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('textbox', { name: /Telefono/ }), '2215550142{Enter}')
    await expect(
      await page.findByText('El sitio no responde por un momento. Intentá de nuevo enseguida'),
    ).toBeVisible()
  },
}

export const Phone: Story = { globals: onPhone }
