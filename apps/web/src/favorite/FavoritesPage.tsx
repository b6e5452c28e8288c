import { favoriteFilters, memberRoles } from '@plomada/domain'
import { favoriteMessages } from '@plomada/ui'
import { FavoritesScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { useSetFavorite } from './favorite.data.ts'

/** Renders the professionals that a user saved. */
export const FavoritesPage = withViewer(
  { title: favoriteMessages.title, roles: memberRoles, hasSidebar: true },
  function Favorites({ viewer }) {
    const list = useFilteredList(favoriteFilters, calls.favorite.list)
    const setFavorite = useSetFavorite()
    return (
      <FavoritesScreen
        viewer={viewer}
        onSignOut={useSignOut()}
        list={list}
        onRemove={(professional) => setFavorite(professional, false)}
      />
    )
  },
)
