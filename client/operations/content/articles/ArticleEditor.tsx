import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { RowSkeletons } from '../../../desk/RowSkeletons.tsx';
import { ArticleContent } from '../../../news/ArticleContent.tsx';
import { PublishedOn } from '../../../news/ArticleFacts.tsx';
import { ArticleTags } from '../../../news/ArticleTags.tsx';
import { instantInLondon } from '../../../system-status/desk/london-time.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditorProps } from '../Editor.tsx';
import { EditorForm, type FormValues, type SentChange } from '../EditorForm.tsx';
import { EditorUnavailable } from '../EditorUnavailable.tsx';
import { MARKDOWN_HINT, NOT_PUBLISHED_NOTE } from '../words.ts';
import { articleOf, categories, inputOf, pictureOptions, priorities, valuesOf } from './article-values.ts';
import {
  CreateArticleDocument,
  EditArticleDocument,
  type EditableArticleQuery,
  useEditableArticleQuery,
} from './articles.generated.ts';

/** Writes a piece of news, or changes one. */
export function ArticleEditor({ id, ...props }: EditorProps) {
  const isNew = id === 'new';
  const { data, error, refetch } = useEditableArticleQuery({
    variables: { id },
    skip: isNew,
    fetchPolicy: 'network-only',
  });
  const article = data?.editableArticle ?? undefined;
  if (isNew) return <ArticleForm {...props} article={undefined} onReload={() => undefined} />;
  if (error || (data && !article)) return <EditorUnavailable {...props} message={error?.message} />;
  if (!article) return <RowSkeletons />;
  return <ArticleForm key={article.revision} {...props} article={article} onReload={() => void refetch()} />;
}

interface ArticleFormProps extends Omit<EditorProps, 'id'> {
  article: EditableArticleQuery['editableArticle'] | undefined;
  onReload: () => void;
}

function ArticleForm({ article: given, onReload, ...props }: ArticleFormProps) {
  const client = useApolloClient();
  const article = given ?? undefined;
  const [initial] = useState(() => valuesOf(article, new Date()));
  const save = async (values: FormValues, { revision, note, context }: SentChange) => {
    const input = inputOf(values, article);
    const { data } = article
      ? await client.mutate({
          mutation: EditArticleDocument,
          variables: { id: article.id, revision, note, input },
          context,
        })
      : await client.mutate({ mutation: CreateArticleDocument, variables: { note, input }, context });
    return data?.answer;
  };
  return (
    <EditorForm
      {...props}
      id={article?.id}
      revision={article?.revision ?? 0}
      heading={article ? article.title : 'Write an article'}
      note={article?.published ? undefined : NOT_PUBLISHED_NOTE}
      initial={initial}
      onReload={onReload}
      save={save}
      check={({ publishedAt = '' }) =>
        instantInLondon(publishedAt) ? [] : [{ field: 'publishedAt', message: 'Enter the date and time' }]
      }
      fields={(field) => (
        <>
          <TextField label="Title" maxLength={200} {...field('title')} />
          <TextAreaField label="Summary" hint="A sentence or two" rows={3} {...field('summary')} />
          <TextAreaField label="Text" hint={MARKDOWN_HINT} rows={16} {...field('content')} />
          <div className="grid gap-6 sm:grid-cols-2">
            <SelectField label="Category" options={categories} {...field('category')} />
            <SelectField label="Priority" options={priorities} {...field('priority')} />
          </div>
          <SelectField label="Picture" options={pictureOptions(article)} {...field('picture')} />
          <TextField
            label="What the picture says (optional)"
            hint="The picture then stands above the text, too. Leave this empty if it only decorates"
            maxLength={300}
            {...field('pictureDescription')}
          />
          <TextAreaField label="Tags" hint="One on each line, 10 at most" rows={4} {...field('tags')} />
          <TextField label="Source" hint="Who says so" maxLength={200} {...field('source')} />
          <TextField label="Web address of the source (optional)" type="url" {...field('sourceUrl')} />
          <div className="grid gap-6 sm:grid-cols-2">
            <SelectField
              label="Held against its source"
              options={[
                { value: 'no', label: 'No' },
                { value: 'yes', label: 'Yes: shown as verified' },
              ]}
              {...field('verified')}
            />
            <TextField
              label="Date"
              hint="London time"
              type="datetime-local"
              className="num w-full"
              {...field('publishedAt')}
            />
          </div>
        </>
      )}
      preview={(values) => <ArticlePreview values={values} article={article} />}
    />
  );
}

/** The article as the news page shows it over its list. */
function ArticlePreview({ values, article }: { values: FormValues; article: ArticleFormProps['article'] }) {
  const shown = articleOf(values, article ?? undefined);
  return (
    <>
      <h4 className="text-h2 break-words">{shown.title || 'No title yet'}</h4>
      <ArticleTags article={shown} />
      <p className="mt-2 text-lg break-words text-ink-2">{shown.summary}</p>
      <p className="num mt-2 text-sm">
        {shown.categoryLabel}, <PublishedOn article={shown} />, {shown.readTime} minute read
      </p>
      {shown.image && !shown.imageDescription && (
        <img src={shown.image} alt="" width="150" height="100" className="mt-4 aspect-3/2 w-36 rounded object-cover" />
      )}
      <ArticleContent article={shown} layout="sheet" />
    </>
  );
}
