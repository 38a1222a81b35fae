import type { ListedArea } from '../support/agreement.ts';
import { capitalized, dateInWords, followedUrl, linkEnd } from '../support/page-words.ts';
import { Marketplace } from './marketplace.ts';

/** What a card of the list says about a product. */
interface ShownProduct {
  readonly name: string;
  /** The ids that its links open; buying opens the supplier if there is no site to buy on. */
  readonly opens: readonly string[];
  readonly picture: string;
  readonly availability: string;
  readonly stock: string;
  /** Price, supplier, condition and warranty, and why it cannot be bought if that is so. */
  readonly lines: readonly string[];
  readonly specifications: readonly string[];
  readonly actions: readonly string[];
  readonly buyUrl: string | null;
}

interface Product {
  readonly id: string;
  readonly name: string;
  readonly images: readonly string[];
  readonly category: string;
  readonly availability: string;
  readonly inStock: number;
  readonly availableOn: string | null;
  readonly supplier: { readonly name: string };
  readonly warranty: string;
  readonly specifications: readonly string[];
  readonly buyUrl: string | null;
}

interface RestProduct extends Product {
  readonly price: number;
  readonly condition: string;
}

interface GraphProduct extends Product {
  readonly priceLabel: string;
  readonly conditionLabel: string;
  readonly availabilityLabel: string;
}

/** The list of products in HTML, REST and graph. */
export const products: ListedArea<ShownProduct, RestProduct, GraphProduct> = {
  page: '/equipment',
  rest: '/api/equipment',
  name: 'equipment',
  type: 'Equipment',
  graphFields: `id name images category availability inStock availableOn supplier { name } warranty specifications buyUrl
    priceLabel conditionLabel availabilityLabel`,
  pageSize: 9,
  readRows: (page) =>
    new Marketplace(page).cards.evaluateAll((cards) =>
      cards.map((card) => {
        const text = (node: Element | null | undefined) => node?.textContent?.trim() ?? '';
        const links = [...card.querySelectorAll('a')];
        const [availability, ...lines] = card.querySelectorAll('p');
        const isElsewhere = (link: Element) => link.getAttribute('href')?.startsWith('http');
        return {
          name: text(card.querySelector('h3')),
          opens: links
            .filter((link) => !isElsewhere(link) && !link.search.includes('dialog=sample'))
            .map(({ search }) => new URLSearchParams(search).get('item') ?? ''),
          picture: card.querySelector('img')?.getAttribute('src') ?? '',
          availability: text(availability?.children[0]),
          stock: text(availability?.children[1]),
          lines: lines.map(text),
          specifications: [...card.querySelectorAll('li')].map(text),
          actions: [...(card.lastElementChild?.querySelectorAll('a, button') ?? [])].map(text),
          buyUrl: links.find(isElsewhere)?.getAttribute('href') ?? null,
        };
      }),
    ),
  shownAsRest: ({ price, condition, ...product }) =>
    shown(product, {
      price: `£${price.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 })}`,
      condition: capitalized(condition),
      availability: availabilityLabels[product.availability] ?? '',
    }),
  shownAsGraph: ({ priceLabel, conditionLabel, availabilityLabel, category, availability, ...product }) =>
    shown(
      { ...product, category: category.toLowerCase(), availability: availability.toLowerCase().replaceAll('_', '-') },
      { price: priceLabel, condition: conditionLabel, availability: availabilityLabel },
    ),
};

const availabilityLabels: Readonly<Record<string, string>> = {
  'in-stock': 'In stock',
  'low-stock': 'Low stock',
  'out-of-stock': 'Out of stock',
  'pre-order': 'Pre-order',
};

const drawings: Readonly<Record<string, string>> = {
  diagnostic: 'ecg-recorder',
  monitoring: 'patient-monitor',
  surgical: 'electrosurgical-generator',
  mobility: 'wheelchair',
  ppe: 'respirator',
  emergency: 'defibrillator',
};

function shown(product: Product, words: { price: string; condition: string; availability: string }): ShownProduct {
  const { id, name, images, category, availability, inStock, availableOn, supplier, warranty } = product;
  const count = inStock.toLocaleString('en-GB');
  const stocks: Readonly<Record<string, string>> = {
    'in-stock': `${count} available`,
    'low-stock': `${count} left`,
    'pre-order': availableOn ? `from ${dateInWords(availableOn)}` : '',
  };
  const isForSale = availability !== 'out-of-stock';
  const buyUrl = isForSale ? product.buyUrl : null;
  const buy = `${availability === 'pre-order' ? 'Pre-Order' : 'Buy Now'} ${name}${linkEnd(buyUrl)}`;
  return {
    name,
    opens: isForSale && !buyUrl ? [id, id, id] : [id, id],
    picture: images.find((image) => image.startsWith('/')) ?? `/drawings/${drawings[category]}.svg`,
    availability: words.availability,
    stock: stocks[availability] ?? '',
    lines: [
      `${words.price} ex VAT`,
      supplier.name,
      warranty ? `${words.condition}, ${warranty} warranty` : words.condition,
      ...(isForSale ? [] : ['Out of stock. Contact the supplier for dates.']),
    ],
    specifications: product.specifications.slice(0, 3),
    actions: [buy, `Contact supplier ${supplier.name} about ${name}`],
    buyUrl: followedUrl(buyUrl),
  };
}
