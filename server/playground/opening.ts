/** The text of one tab. */
export interface TabText {
  query: string | null;
  variables: string | null;
}

interface StoredTabs {
  activeTabIndex: number;
  tabs: TabText[];
}

/**
 * Finds what the editors show first: the query of the address if it names one (`?query=`, and `variables` as JSON), else
 * the tab that was open at the last visit, else the first of the ready tabs. GraphiQL left to itself fills the editors
 * from the last edit, which for a tab that was only looked at leaves them empty.
 *
 * @param address the search part of the page's address
 * @param storedTabs GraphiQL's stored tabs as JSON, null at a first visit
 * @param ready the tabs of a first visit
 */
export function openingTab(address: URLSearchParams, storedTabs: string | null, ready: readonly TabText[]): TabText {
  const query = address.get('query');
  if (query !== null) return { query, variables: address.get('variables') };
  const stored = readStoredTabs(storedTabs);
  return stored?.tabs[stored.activeTabIndex] ?? ready[0] ?? { query: null, variables: null };
}

function readStoredTabs(json: string | null): StoredTabs | undefined {
  try {
    const value: Partial<StoredTabs> | null = json === null ? null : JSON.parse(json);
    return Array.isArray(value?.tabs) && typeof value.activeTabIndex === 'number' ? (value as StoredTabs) : undefined;
  } catch {
    return undefined;
  }
}
