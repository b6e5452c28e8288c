import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Page } from './Page.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'Once per screen. It is the main landmark and the target of the skip link.',
  alternatives: {
    ListPage: 'for a list with filters',
    FormPage: 'for a form',
    DetailPage: 'for one item with its actions',
    AccountPage: 'for pages of the account',
  },
  anatomy: ['Title with a line of text', 'Actions', 'Content'],
  do: ['Omit the title when the content has its own level 1 heading.'],
  dont: ['Do not use it twice on a screen.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Layout/Page',
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
