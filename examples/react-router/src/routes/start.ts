import { redirect } from 'react-router'
import type { Route } from './+types/start'

/** Redirects to the first language of the browser that the site has. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(request.headers.get('accept-language')?.startsWith('de') ? '/de' : '/en')
