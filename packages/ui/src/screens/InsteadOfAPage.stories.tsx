import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { paths } from '@plomada/domain'
import { Page, Spinner } from '../base/index.ts'
import { Forbidden, NotFound, RouteError, Splash } from '../shell/index.ts'
import type { Who } from './market.ts'
import { freshScreen, goTo, inFrame, onPhone, signIn, withoutFrame } from './Screen.tsx'

const reload = fn()

interface WholeProps {
  who: Who
  /** What stands where a page would be. */
  what: 'notFound' | 'forbidden' | 'error' | 'pending' | 'splash' | 'signIn'
  isResolving?: boolean
}

/** What stands where a page would be: nothing there, not for this role, broken, on its way, or not signed in. */
function Whole({ what }: WholeProps) {
  switch (what) {
    case 'notFound':
      return <NotFound homeHref={paths.home} offersHref={paths.offers} />
    case 'forbidden':
      return <Forbidden homeHref={paths.home} />
    case 'error':
      return <RouteError homeHref={paths.home} onReload={reload} />
    case 'pending':
      return (
        <Page>
          <Spinner />
        </Page>
      )
    case 'splash':
      return <Splash />
    case 'signIn':
      return <Splash onSignIn={signIn} homeHref={paths.home} />
  }
}

const meta = {
  title: 'Screens/InsteadOfAPage',
  component: Whole,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame()],
  beforeEach: () => {
    freshScreen()
    reload.mockReset()
  },
  args: { who: 'visitor', what: 'notFound' },
} satisfies Meta<typeof Whole>

export default meta
type Story = StoryObj<typeof meta>

const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))

export const Nowhere: Story = {
  name: 'An address that leads nowhere',
  play: async ({ canvasElement }) => {
    const [way] = main(canvasElement).getAllByRole('link')
    await userEvent.click(way ?? canvasElement)
    await expect(goTo).toHaveBeenCalledOnce()
  },
}
export const NotForThisRole: Story = { args: { who: 'client', what: 'forbidden' } }
export const Broken: Story = {
  name: 'A page that breaks leaves the way to every other one (S-450)',
  args: { what: 'error' },
  play: async ({ canvasElement }) => {
    await expect(
      main(canvasElement).getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible()
    await expect(within(canvasElement).getByRole('navigation', { name: 'Principal' })).toBeVisible()
    await userEvent.click(main(canvasElement).getByRole('button'))
    await expect(reload).toHaveBeenCalledOnce()
  },
}
export const OnItsWay: Story = { args: { what: 'pending', isResolving: true } }
export const SignInFirst: Story = {
  name: 'A page that needs a session (S-064)',
  args: { what: 'signIn' },
  play: async ({ canvasElement }) => {
    await userEvent.click(main(canvasElement).getByRole('button', { name: 'Ingresar' }))
    await expect(signIn).toHaveBeenCalledOnce()
  },
}
export const Opening: Story = {
  name: 'The splash while a sign-in is being finished (S-064)',
  decorators: [withoutFrame],
  args: { what: 'splash' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Plomada')[0]).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const PhoneSignInFirst: Story = { globals: onPhone, args: { what: 'signIn' } }
