import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Page } from './Page.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'Once in every screen: the main landmark, where the skip link goes.',
  instead: {
    ListPage: 'for a list with filters',
    FormPage: 'for a form',
    DetailPage: 'for one offer or professional',
    AccountPage: "for the pages of one's own account",
  },
  anatomy: ['Title and the line under it', 'Actions at the end of that line', 'Content'],
  do: ['Leave out the title when the content brings its own first heading.'],
  dont: ['Do not put two in one screen.'],
  keys: {},
}

const meta = {
  title: 'Base/Layout/Page',
  component: Page,
  args: { title: 'Pagina de Servicios', children: <Panel>Lista de servicios</Panel> },
  parameters: {
    guide,
    layout: 'fullscreen',
  },
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

export const LongWords: Story = {
  args: {
    title: 'Trabajadores con experiencia y referencia en toda la provincia',
    actions: <Button variant="accent">Crear Servicio</Button>,
  },
  globals: { viewport: { value: 'phone' } },
}
