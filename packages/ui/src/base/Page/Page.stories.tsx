import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Page } from './Page.tsx'

const meta = {
  title: 'Base/Layout/Page',
  component: Page,
  args: { title: 'Pagina de Servicios', children: <Panel>Lista de servicios</Panel> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main')
    await expect(main).toContainElement(within(canvasElement).getByRole('heading', { level: 1 }))
  },
}

export const WithActions: Story = {
  args: { lead: 'Todos los trabajos publicados', actions: <Button variant="accent">Crear Servicio</Button> },
}

export const Form: Story = { args: { width: 'form', title: 'Crear Servicio' } }

export const Full: Story = { args: { width: 'full', title: undefined } }
