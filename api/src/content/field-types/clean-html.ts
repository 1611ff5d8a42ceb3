import {
  cleanHref,
  findMarkupProblem,
  isSafeHref,
  MAX_TAG_DEPTH,
  measureMarkup,
} from '@admissions/model/schema';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'mark',
    'small',
    'code',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h3',
    'h4',
    'a',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 2 * MAX_TAG_DEPTH,
  transformTags: {
    a: (tagName, { href: given = '', target }) => {
      const href = cleanHref(given);
      return {
        tagName,
        attribs: isSafeHref(href)
          ? { href, ...(target === '_blank' && { target, rel: 'noopener noreferrer' }) }
          : ({} as sanitizeHtml.Attributes),
      };
    },
  },
};

/**
 * Runs on write, and again on read for old rows. Parsing is quadratic in the depth,
 * so excessively deep markup (old row, import) is reduced to its text without parsing.
 */
export const cleanHtml = (html: string) =>
  findMarkupProblem(measureMarkup(html)) ? stripTags(html) : sanitizeHtml(html, options);

const stripTags = (html: string) => html.replace(/<[^>]*>?/g, '').replaceAll('>', '&gt;');
