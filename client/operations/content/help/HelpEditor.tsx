import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { RowSkeletons } from '../../../desk/RowSkeletons.tsx';
import type { HelpArticleInput } from '../../../generated/graph.generated.ts';
import { categoryFilter } from '../../../help/help-search.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditorProps } from '../Editor.tsx';
import { EditorForm, type FormValues, type SentChange } from '../EditorForm.tsx';
import { EditorUnavailable } from '../EditorUnavailable.tsx';
import { MARKDOWN_HINT, NOT_PUBLISHED_NOTE } from '../words.ts';
import {
  CreateHelpArticleDocument,
  type EditableHelpArticleQuery,
  EditHelpArticleDocument,
  useEditableHelpArticleQuery,
} from './help.generated.ts';

type Edited = NonNullable<EditableHelpArticleQuery['editableHelpArticle']>;

const categories = categoryFilter.choices.map(({ label, values: [value] }) => ({ label, value: value ?? '' }));

/** Writes an article of the help center, or changes one. */
export function HelpEditor({ id, ...props }: EditorProps) {
  const isNew = id === 'new';
  const query = useEditableHelpArticleQuery({ variables: { id }, skip: isNew, fetchPolicy: 'network-only' });
  const article = query.data?.editableHelpArticle ?? undefined;
  if (isNew) return <HelpForm {...props} article={undefined} onReload={() => undefined} />;
  if (query.error || (query.data && !article)) return <EditorUnavailable {...props} message={query.error?.message} />;
  if (!article) return <RowSkeletons />;
  return <HelpForm key={article.revision} {...props} article={article} onReload={() => void query.refetch()} />;
}

interface HelpFormProps extends Omit<EditorProps, 'id'> {
  article: Edited | undefined;
  onReload: () => void;
}

function HelpForm({ article, onReload, ...props }: HelpFormProps) {
  const client = useApolloClient();
  const [initial] = useState(() => valuesOf(article));
  const save = async (values: FormValues, { revision, note, context }: SentChange) => {
    const input = inputOf(values);
    const { data } = article
      ? await client.mutate({
          mutation: EditHelpArticleDocument,
          variables: { id: article.id, revision, note, input },
          context,
        })
      : await client.mutate({ mutation: CreateHelpArticleDocument, variables: { note, input }, context });
    return data?.answer;
  };
  return (
    <EditorForm
      {...props}
      id={article?.id}
      revision={article?.revision ?? 0}
      heading={article ? article.title : 'Write a help article'}
      note={article?.published ? undefined : NOT_PUBLISHED_NOTE}
      initial={initial}
      onReload={onReload}
      save={save}
      fields={(field) => (
        <>
          <TextField label="Title" maxLength={200} {...field('title')} />
          <TextAreaField label="Summary" hint="A sentence" rows={2} {...field('summary')} />
          <TextAreaField label="Text" hint={MARKDOWN_HINT} rows={14} {...field('body')} />
          <SelectField label="Category" options={categories} {...field('category')} />
          <TextAreaField
            label="What readers call it (optional)"
            hint="Searched and not shown: a phrase on each line"
            rows={3}
            {...field('keywords')}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField label="Place in the list" inputMode="numeric" className="num w-full" {...field('position')} />
            <TextField
              label="Place among the popular articles (optional)"
              hint="The first five are shown"
              inputMode="numeric"
              className="num w-full"
              {...field('popularPlace')}
            />
          </div>
        </>
      )}
      preview={({ title = '', summary = '', body = '' }) => (
        <>
          <h4 className="text-h2 break-words">{title || 'No title yet'}</h4>
          <p className="mt-2 mb-8 text-lg break-words text-ink-2">{summary}</p>
          <Markdown source={body} headingLevel={4} />
        </>
      )}
    />
  );
}

function valuesOf(article: Edited | undefined): FormValues {
  return {
    title: article?.title ?? '',
    summary: article?.summary ?? '',
    body: article?.body ?? '',
    category: article?.category ?? 'JOBS',
    keywords: article?.keywords ?? '',
    position: String(article?.position ?? 1),
    popularPlace: String(article?.popularPlace ?? ''),
  };
}

function inputOf(values: FormValues): HelpArticleInput {
  const text = (name: string) => values[name] ?? '';
  const number = (name: string) => (/^\d{1,6}$/.test(text(name).trim()) ? Number(text(name)) : 0);
  return {
    title: text('title'),
    summary: text('summary'),
    body: text('body'),
    category: text('category') as HelpArticleInput['category'],
    keywords: text('keywords'),
    position: number('position'),
    popularPlace: text('popularPlace').trim() === '' ? null : number('popularPlace'),
  };
}
