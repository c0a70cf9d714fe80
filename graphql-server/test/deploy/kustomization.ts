import { z } from 'zod';

// No package on npm has kustomize's own schema: the models of Kubernetes have what a cluster takes, and the `Kustomization` of
// Flux is another kind. So these are the fields of its reference that our file uses. Kustomize takes no other names either.

const texts = z.array(z.string().min(1)).min(1);

/** What `kustomization.yaml` consists of. */
export const kustomizationSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string(),
  resources: texts,
  labels: z.array(
    z.strictObject({
      pairs: z.record(z.string(), z.string()),
      includeSelectors: z.boolean().optional(),
      includeTemplates: z.boolean().optional(),
    }),
  ),
  images: z.array(
    z.strictObject({
      name: z.string(),
      newName: z.string().optional(),
      // YAML reads 1.0 as a number, which kustomize refuses
      newTag: z.string().optional(),
      digest: z.string().optional(),
    }),
  ),
  configMapGenerator: z.array(
    z.strictObject({
      name: z.string(),
      behavior: z.enum(['create', 'replace', 'merge']).optional(),
      literals: z.array(z.string().regex(/^[\w.-]+=/)),
    }),
  ),
});
