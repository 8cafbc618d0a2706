/** Links with this fragment lead into the search box of the page (features/finding/search-box.tsx). */
export const SEARCH_BOX_HASH = 'recherche';
